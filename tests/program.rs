//! The `mancala` program from outside: what it says, where, and with which exit code.

#![cfg(feature = "cli")]

use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// More than any of these runs takes, by far.
const PATIENCE: Duration = Duration::from_secs(100);

/// What a run left behind.
#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mancala"));
    command.args(args);
    command
}

/// Runs the program on this input; one that does not end is stopped, and fails the test.
#[track_caller]
fn run_with(args: &[&str], input: &[u8]) -> Ran {
    let mut child = program(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The program may end without reading what it is given.
    _ = child.stdin.take().expect("piped").write_all(input);
    let mut out = child.stdout.take().expect("piped");
    let mut err = child.stderr.take().expect("piped");
    let (done, wait) = mpsc::channel();
    thread::spawn(move || {
        let (mut said, mut complained) = (String::new(), String::new());
        let read = (out.read_to_string(&mut said)).and(err.read_to_string(&mut complained));
        done.send(read.map(|_| (said, complained)))
    });
    let Ok(read) = wait.recv_timeout(PATIENCE) else {
        _ = child.kill();
        _ = child.wait();
        panic!("{args:?} does not end");
    };
    let (out, err) = read.expect("text");
    let code = child.wait().expect("it has ended").code();
    Ran { code, out, err }
}

#[track_caller]
fn run(args: &[&str]) -> Ran {
    run_with(args, b"")
}

/// What the program complains of; it says nothing else and fails.
#[track_caller]
fn refused(args: &[&str]) -> String {
    let ran = run(args);
    assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "{ran:?}");
    let complaint = ran.err.strip_prefix("mancala: ").expect("its name first");
    complaint.strip_suffix('\n').expect("a line").to_owned()
}

#[test]
fn levels_need_a_game_that_goes_on() {
    let selfplay = |record| {
        let few = ["--levels", "1,2", "--openings", "1"];
        refused(&[&["selfplay", record], &few[..]].concat())
    };
    assert!(selfplay("1/dakon//A/resign-S").contains("over"));
    let last_seeds = "1/dakon;holes=5/S:0,0,0,0,1:0,0,0,0,1:40,8/";
    assert!(selfplay(last_seeds).contains("4 random plies"));
}

#[test]
fn levels_are_two_at_least() {
    assert!(refused(&["selfplay", "dakon", "--levels", "4"]).contains("two levels"));
    assert!(refused(&["selfplay", "dakon", "--levels", "1,2:3"]).contains("1 to 8"));
    for two in ["1,2", "2,1"] {
        let ran = run(&["selfplay", "dakon", "--levels", two, "--openings", "1"]);
        assert_eq!((ran.code, ran.out.lines().count()), (Some(0), 2), "{ran:?}");
    }
}

#[test]
fn measuring_takes_a_name_or_a_record() {
    for game in ["dakon", "1/dakon//A"] {
        let ran = run(&["bench", game, "--games", "10", "--nodes", "1000"]);
        let lines = ran.out.lines().filter(|line| line.starts_with("dakon "));
        assert_eq!((ran.code, lines.count()), (Some(0), 2), "{ran:?}");
    }
    assert!(refused(&["bench", "1/dakon//A/resign-S"]).contains("over"));
    assert!(refused(&["bench", "chess"]).contains("no game called \"chess\""));
    assert!(refused(&["bench", "1/dakon//A", "--option", "holes=5"]).contains("record"));
}

#[test]
fn a_line_that_is_no_text_is_no_move() {
    for line in [&b"\xff\xfe"[..], b"A\xff", b"\xc3", b"\0", b"\x1b[31m"] {
        let input = [b"A\n", line, b"\nquit\n"].concat();
        let ran = run_with(&["play", "dakon", "--north", "person"], &input);
        let answers = ran.out.matches("is not a move of this game\n> ").count();
        assert_eq!((ran.code, answers), (Some(0), 1), "{ran:?}");
        assert!(!ran.out.contains('\x1b'), "{ran:?}");
    }
}

#[test]
fn lines_end_as_they_may() {
    for input in ["A\nquit\n", "A\r\nquit\r\n", " A \n\n quit", "A\n"] {
        let ran = run_with(&["play", "dakon", "--north", "person"], input.as_bytes());
        assert_eq!(ran.code, Some(0), "{ran:?}");
        assert!(ran.out.contains("South plays A"), "{ran:?}");
        assert!(!ran.out.contains("not a move"), "{ran:?}");
    }
}

#[test]
fn no_hint_when_it_is_over() {
    let ran = run_with(&["play", "1/dakon//A/resign-S"], b"hint\nquit\n");
    assert!(ran.out.ends_with("> the game is over\n> "), "{ran:?}");
    assert_eq!(ran.code, Some(0));
}

#[test]
fn options_are_read_as_in_records() {
    fn with<'a>(options: &[&'a str]) -> Vec<&'a str> {
        let options = options.iter().flat_map(|option| ["--option", option]);
        ["moves", "dakon"].into_iter().chain(options).collect()
    }
    let ran = run(&with(&["holes=5", "first=1"]));
    assert_eq!(
        (ran.code, ran.out.as_str()),
        (Some(0), "a b c d e\n"),
        "{ran:?}"
    );
    for bad in ["+5", "05", "", "5.0", " 5", "true", "4294967301"] {
        let complaint = refused(&with(&[&format!("holes={bad}")]));
        assert!(
            complaint.contains("holes must be a whole number"),
            "{complaint}"
        );
    }
    for again in ["holes=6", "holes=5"] {
        assert!(refused(&with(&["holes=5", again])).contains("given twice"));
    }
    assert!(refused(&with(&["colour=5"])).contains("no option \"colour\""));
    assert!(refused(&with(&["holes"])).contains("NAME=VALUE"));
}

#[test]
fn no_complaint_sends_codes_to_the_terminal() {
    // Red; the right-to-left override; a line break.
    for strange in ["\x1b[31mx", "\u{202e}x", "a\nb", "\u{9b}31mx"] {
        let long = format!("--{strange}");
        let option = format!("{strange}=5");
        let value = format!("holes={strange}");
        for args in [
            &["moves", "dakon", "--option", strange][..],
            &["moves", "dakon", "--option", &option],
            &["moves", "dakon", "--option", &option, "--option", &option],
            &["moves", "dakon", "--option", &value],
            &["moves", "dakon", strange],
            &["moves", strange],
            &["moves", &format!("1/{strange}")],
            &["perft", "dakon", "--depth", strange],
            &["perft", "dakon", &long, "1"],
            &["play", "dakon", "--south", strange],
            &["selfplay", "dakon", "--levels", strange],
            &[strange],
            &[&format!("-{strange}")],
        ] {
            let shown: String = refused(args);
            let raw = |c: char| c.is_control() || c == '\u{202e}';
            assert!(!shown.contains(raw), "{args:?}: {shown:?}");
        }
    }
}

/// A full disk: every write fails.
#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_an_error_and_no_crash() {
    let full = || std::fs::File::create("/dev/full").expect("a full device");
    for args in [&["nonsense"][..], &["moves", "dakon"], &["help"]] {
        let status = program(args).stdout(full()).stderr(full()).status();
        assert_eq!(status.expect("it starts").code(), Some(1), "{args:?}");
    }
    let output = program(&["moves", "dakon"]).stdout(full()).output();
    let said = String::from_utf8(output.expect("it starts").stderr).expect("text");
    assert!(said.starts_with("mancala: cannot write: "), "{said}");
}

/// A file of this test program alone, that is not there yet.
fn fresh(name: &str) -> String {
    let path = std::env::temp_dir().join(format!("mancala-{}-{name}", std::process::id()));
    _ = std::fs::remove_file(&path);
    path.to_str().expect("text").to_owned()
}

#[test]
fn a_solution_names_value_openings_line_and_work() {
    let ran = run(&["solve", "san-yao", "--table", "16"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{ran:?}");
    let lines: Vec<_> = ran.out.lines().collect();
    assert_eq!(
        lines[..7],
        [
            "1/san-yao;match=false//",
            "proven: +24 for the player to move",
            "  A +24",
            "  B +6",
            "  C +0",
            "  E -4",
            "  D -4"
        ]
    );
    assert!(lines[7].starts_with("line: A ") && lines[8].contains(" nodes, "));
    for (question, answer) in [
        ("--at-least", "+24 and "),
        ("--at-most", " and +24 for the"),
    ] {
        let ran = run(&["solve", "san-yao", "--table", "16", question, "24"]);
        assert!(ran.out.contains(answer), "{ran:?}");
    }
}

#[test]
fn a_solution_goes_on_from_its_checkpoint() {
    let path = fresh("checkpoint");
    let solve = |more: &[&str]| {
        let args = ["solve", "dakon", "--option", "holes=5", "--table", "2"];
        run(&[&args[..], &["--checkpoint", &path], more].concat())
    };
    let nodes = |ran: &Ran| -> u64 {
        let last = ran.out.lines().last().expect("the work");
        let (nodes, _) = last.split_once(' ').expect("nodes");
        nodes.parse().expect("a number")
    };
    let (first, second) = (solve(&["--nodes", "1"]), solve(&["--nodes", "1"]));
    assert_eq!((first.code, second.code), (Some(0), Some(0)), "{second:?}");
    assert!(nodes(&second) > nodes(&first), "{first:?} {second:?}");

    let other = refused(&["solve", "dakon", "--table", "2", "--checkpoint", &path]);
    assert!(other.contains("another game"), "{other}");
    let whole = std::fs::read(&path).expect("a checkpoint");
    let changed = [&whole[..500], &[!whole[500]], &whole[501..]].concat();
    for damaged in [
        &whole[..0],
        b"word",
        &whole[..40],
        &whole[..5_000],
        &changed,
    ] {
        std::fs::write(&path, damaged).expect("a file");
        let ran = solve(&[]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(1), ""), "{ran:?}");
        assert!(ran.err.contains("damaged"), "{ran:?}");
    }
    _ = std::fs::remove_file(&path);
}

#[test]
fn limits_of_a_solution_are_checked() {
    for wrong in [
        ["--table", "0"],
        ["--table", "65537"],
        ["--threads", "0"],
        ["--minutes", "0"],
        ["--at-least", "x"],
        ["--at-most", "1000"],
    ] {
        let complaint = refused(&[&["solve", "san-yao"], &wrong[..]].concat());
        assert!(complaint.contains(wrong[0]), "{complaint}");
    }
    let nowhere = ["--checkpoint", "/nowhere/at/all"];
    assert!(refused(&[&["solve", "san-yao"], &nowhere[..]].concat()).contains("nowhere"));
    assert!(refused(&["solve", "1/dakon//A/resign-S"]).contains("over"));
    assert!(refused(&["runs", "san-yao"]).contains("only a turn of dakon"));
    assert!(refused(&["openings", "dakon", "--cap", "0"]).contains("--cap"));
}

/// Stopped at once, gone on with, and the same as in one go; the layer in work is of no use once it is
/// done.
#[test]
fn tables_are_built_in_several_sittings_and_checked() {
    let folder = std::env::temp_dir().join(format!("mancala-tables-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let path = |name: &str| folder.join(name).display().to_string();
    let (table, layer, other) = (path("table"), path("layer"), path("other"));
    let build = |file: &str, seeds: &str, more: &[&str]| {
        let args = [
            "tables",
            "build",
            "al-manqala",
            "--seeds",
            seeds,
            "--file",
            file,
        ];
        let ran = run(&[&args[..], more].concat());
        assert_eq!(ran.code, Some(0), "{ran:?}");
        ran.out
    };
    let sitting = ["--checkpoint", &layer, "--minutes", "1"];
    assert!(build(&table, "2", &sitting).contains("up to 2 seeds"));
    assert!(build(&table, "4", &sitting).contains("4 seeds: -4:639 -2:169 +0:448 +2:182 +4:942"));
    build(&other, "4", &[]);
    let bytes = |path: &str| std::fs::read(path).expect("a file");
    assert_eq!(bytes(&table), bytes(&other));

    let ran = run(&[
        "tables",
        "check",
        &table,
        "--positions",
        "5",
        "--nodes",
        "2000",
    ]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.out.contains("4 seeds: 2380 positions agree"), "{ran:?}");
    let few = ["--positions", "2", "--nodes", "500", "--tables", &table];
    let ran = run(&[
        &["tables", "measure", "al-manqala", "--seeds", "4"],
        &few[..],
    ]
    .concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(
        ran.out.contains("4 seeds: 2 positions, 100.0 % proven"),
        "{ran:?}"
    );
    let ran = run(&[
        "solve",
        "al-manqala",
        "--nodes",
        "1",
        "--table",
        "2",
        "--tables",
        &table,
    ]);
    assert_eq!(ran.code, Some(0), "{ran:?}");

    let wrong = refused(&["solve", "dakon", "--tables", &table]);
    assert!(
        wrong.contains("of another game, or of other rules"),
        "{wrong}"
    );
    assert!(refused(&["tables", "check", "nowhere"]).contains("no such file"));
    assert!(
        refused(&["tables", "measure", "al-manqala", "--tables", "nowhere"]).contains("nowhere")
    );
    std::fs::write(&other, &bytes(&table)[..500]).expect("a part of it");
    for refusal in [
        refused(&["tables", "check", &other]),
        refused(&["tables", "build", "al-manqala", "--file", &other]),
    ] {
        assert!(refusal.ends_with("the table is damaged"), "{refusal}");
    }
    assert!(refused(&["tables", "check", "Cargo.toml"]).ends_with("this is no table of endings"));
    std::fs::remove_dir_all(&folder).expect("the folder");
}

#[test]
fn tables_that_cannot_be_built_are_refused() {
    let build = |more: &[&str]| refused(&[&["tables", "build"], more].concat());
    assert!(build(&["al-manqala"]).contains("--file"));
    assert!(build(&["--file", "nowhere"]).contains("which game?"));
    assert!(build(&["dakon", "--file", "nowhere"]).contains("of another game"));
    assert!(build(&["al-manqala", "--seeds", "60", "--file", "nowhere"]).contains("too large"));
    for action in [&["tables"][..], &["tables", "burn"]] {
        assert!(refused(action).contains("build, check or measure?"));
    }
}
