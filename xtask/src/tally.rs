//! The count of tests, read from what the runners print.

use std::fmt;
use std::ops::AddAssign;

/// Tests by how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
}

impl Tally {
    /// One thing that went well or did not.
    pub fn one(well: bool) -> Self {
        Self {
            passed: u64::from(well),
            failed: u64::from(!well),
            skipped: 0,
        }
    }

    /// How many tests really ran.
    pub fn ran(self) -> u64 {
        self.passed + self.failed
    }

    /// Takes in a line of `cargo test`, which ends each program with `test result: ok. 3 passed; 0 failed; 1 ignored; …`.
    pub fn read_cargo(&mut self, line: &str) {
        let Some(result) = line.strip_prefix("test result: ") else {
            return;
        };
        let counts = result.split_once(". ").map_or("", |(_, counts)| counts);
        for count in counts.split("; ") {
            let Some((number, what)) = count.split_once(' ') else {
                continue;
            };
            let Ok(number) = number.parse::<u64>() else {
                continue;
            };
            match what {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.skipped += number,
                _ => {}
            }
        }
    }

    /// Takes in a line of node's `spec` reporter, which ends a run with lines like `ℹ pass 3`.
    pub fn read_node(&mut self, line: &str) {
        let Some((what, number)) = line
            .strip_prefix("ℹ ")
            .and_then(|count| count.split_once(' '))
        else {
            return;
        };
        let Ok(number) = number.parse::<u64>() else {
            return;
        };
        match what {
            "pass" => self.passed += number,
            "fail" | "cancelled" => self.failed += number,
            "skipped" | "todo" => self.skipped += number,
            _ => {}
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Tally;

    #[test]
    fn reads_cargo() {
        let mut tally = Tally::default();
        tally.read_cargo("running 4 tests");
        tally.read_cargo("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 7 filtered out; finished in 0.00s");
        tally.read_cargo(
            "test result: FAILED. 0 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out",
        );
        assert_eq!(
            tally,
            Tally {
                passed: 3,
                failed: 2,
                skipped: 1
            }
        );
        assert_eq!(tally.to_string(), "3 passed, 2 failed, 1 skipped");
    }

    #[test]
    fn reads_node() {
        let mut tally = Tally::default();
        for line in [
            "✔ a test (1ms)",
            "ℹ tests 6",
            "ℹ suites 1",
            "ℹ pass 4",
            "ℹ fail 1",
            "ℹ cancelled 1",
            "ℹ skipped 0",
        ] {
            tally.read_node(line);
        }
        assert_eq!(
            tally,
            Tally {
                passed: 4,
                failed: 2,
                skipped: 0
            }
        );
        assert_eq!(tally.to_string(), "4 passed, 2 failed");
    }
}
