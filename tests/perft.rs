//! Counts of move sequences, see `tests/conformance/perft.txt`.

mod common;

use mancala::Game;

/// Sequences of `depth` moves; the last move may end the game.
fn sequences(game: &mut Game, depth: usize) -> u64 {
    let legal = game.legal_moves();
    if depth == 1 {
        return legal.len() as u64;
    }
    let mut count = 0;
    for mv in legal {
        game.play(&mv).expect("a listed move");
        count += sequences(game, depth - 1);
        game.undo();
    }
    count
}

fn counted(rules: &str, depths: usize) -> Vec<u64> {
    (1..=depths)
        .map(|depth| sequences(&mut common::opening(rules), depth))
        .collect()
}

/// `{"first": 1, "mandarin": "pebbles"}` as records write it.
fn options(json: &str) -> String {
    let plain: String = json.chars().filter(|c| !"{}\" ".contains(*c)).collect();
    plain
        .split(',')
        .filter(|entry| !entry.is_empty())
        .map(|entry| format!(";{}", entry.replace(':', "=")))
        .collect()
}

#[test]
fn sequences_are_as_many_as_the_reference_counts() {
    let text = include_str!("conformance/perft.txt");
    let mut lines = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (game, rest) = line.split_once(' ').expect("a game");
        let (json, counts) = rest.split_once("}:").expect("options and counts");
        let rules = format!("{game}{}", options(json));
        let expected: Vec<u64> = counts
            .split_whitespace()
            .map(|count| count.parse().expect("a number"))
            .collect();
        assert_eq!(counted(&rules, expected.len()), expected, "{rules}");
        lines += 1;
    }
    assert!(lines >= 16, "only {lines} lines");
}

/// Published for six holes of four seeds.
#[cfg(feature = "kalah")]
#[test]
fn kalah_has_as_many_sequences_as_published() {
    assert_eq!(counted("kalah", 6), [6, 35, 185, 942, 4685, 23169]);
    assert_eq!(
        counted("kalah;emptyCapture=false", 6),
        [6, 35, 185, 942, 4690, 23233]
    );
}
