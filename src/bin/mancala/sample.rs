//! What is said of many numbers in few.

/// The least of some numbers, sorted and not none, that so many of a hundred do not exceed.
pub fn percentile<N: Copy>(sorted: &[N], percent: usize) -> N {
    sorted[(sorted.len() * percent).div_ceil(100) - 1]
}

#[cfg(test)]
mod tests {
    use super::percentile;

    #[test]
    fn so_many_of_a_hundred_do_not_exceed_it() {
        let to = |n| (1..=n).collect::<Vec<u32>>();
        assert_eq!(percentile(&to(100), 95), 95);
        assert_eq!(percentile(&to(10), 95), 10);
        assert_eq!(percentile(&to(1), 95), 1);
    }
}
