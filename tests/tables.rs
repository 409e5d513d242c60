//! Tables of endings: they follow from the rules, hold what has been published, and what is damaged is
//! refused.

#![cfg(feature = "cli")]

mod common;

use common::{Chance, from_position, nodes, opening};
use mancala::tables::{self, Endings, Fault, check_layer};
use mancala::{Engine, Game, Seat};

/// The table of these rules up to so many seeds.
fn built(rules: &str, seeds: u8) -> Endings {
    let game = opening(rules);
    let mut builder = tables::builder(game.name(), game.options(), seeds).expect("a builder");
    while builder.endings().seeds() < seeds {
        builder.work(10_000);
    }
    builder.endings().clone()
}

/// An engine without a table and one with it, each with so much other memory.
fn without_and_with(table: &Endings, megabytes: u32) -> [Engine; 2] {
    let mut engines = [(); 2].map(|()| Engine::new(megabytes).expect("memory"));
    engines[1].set_endings(Some(table.clone()));
    engines
}

/// A position that the table is of, with so many seeds anywhere.
fn scattered(table: &Endings, seeds: usize, chance: &mut Chance) -> Game {
    let mut holes = [0; 14];
    for _ in 0..seeds {
        holes[chance.below(14)] += 1;
    }
    from_position(&table.position(&holes).expect("a position")).expect("one of the game")
}

fn read(bytes: Vec<u8>) -> Result<Endings, Fault> {
    Endings::read(bytes)
}

/// The whole table of Al-manqala as far as six beads, and as much as takes seconds of the others.
#[test]
fn every_margin_follows_from_the_positions_after_it() {
    let tables: &[(&str, u8, u32)] = &[
        ("al-manqala", 6, 105 + 2_380 + 27_132),
        #[cfg(feature = "kalah")]
        ("kalah", 5, 6_187),
        #[cfg(feature = "awari")]
        ("awari", 6, 18_563),
    ];
    for &(rules, seeds, count) in tables {
        let table = built(rules, seeds);
        let positions = (1..=seeds).map(|seeds| {
            check_layer(&table, seeds).unwrap_or_else(|found| panic!("{rules}: {found:?}"))
        });
        assert_eq!(positions.sum::<u32>(), count, "{rules}");
    }
}

/// A table with a margin that is not the best is found out.
#[test]
fn a_wrong_margin_is_found_out() {
    let mut file = built("al-manqala", 4).file();
    // The beads of both rows in a hole each, somewhere in the last layer.
    let at = file.len() - 100;
    file[at] ^= 1;
    let table = read(summed(file)).expect("a table as far as can be seen");
    assert!((1..=4).any(|seeds| check_layer(&table, seeds).is_err()));
}

/// What search proves without a table is what the table says, and with the table nothing else is proven.
#[test]
fn search_finds_what_the_table_says() {
    let table = built("al-manqala", 6);
    let mut chance = Chance(5);
    let [mut alone, mut helped] = without_and_with(&table, 1);
    let (mut compared, mut asked) = (0, 0);
    for _ in 0..300 {
        let seeds = 2 * (1 + chance.below(3));
        let game = scattered(&table, seeds, &mut chance);
        if game.outcome().is_some() || game.position().setup.to_move == Seat::North {
            continue;
        }
        let setup = game.position().setup;
        let [south, north] = setup.stores.map(i64::from);
        let holes: Vec<_> = (setup.holes.concat().iter())
            .map(|&seeds| seeds as u8)
            .collect();
        let margin = table.look_up(&holes).expect("known");
        let said = south - north + i64::from(margin);
        let with = helped.think(&game, &nodes(20_000));
        assert_eq!((with.score, with.exact), (said, true), "{}", game.record());
        let without = alone.think(&game, &nodes(20_000));
        asked += 1;
        if without.exact {
            compared += 1;
            assert_eq!(without.score, said, "{}", game.record());
        }
    }
    assert!(
        compared * 10 > asked * 8,
        "only {compared} of {asked} compared"
    );
}

/// Where more lies on the board than the table knows, it changes nothing but what is proven how soon.
#[test]
fn a_table_below_proves_the_same() {
    let table = built("al-manqala", 6);
    let [mut alone, mut helped] = without_and_with(&table, 4);
    let mut chance = Chance(11);
    let (mut proven, mut more) = (0, 0);
    for _ in 0..60 {
        let seeds = 8 + 2 * chance.below(2);
        let game = scattered(&table, seeds, &mut chance);
        if game.outcome().is_some() {
            continue;
        }
        let (without, with) = (
            alone.think(&game, &nodes(30_000)),
            helped.think(&game, &nodes(30_000)),
        );
        if without.exact {
            proven += 1;
            assert_eq!(
                (with.score, with.exact),
                (without.score, true),
                "{}",
                game.record()
            );
        }
        more += u32::from(with.exact);
    }
    assert!(
        proven > 20 && more > proven,
        "{proven} proven without, {more} with"
    );
}

/// To know what can be won is not to win it: the way there has to be found, move by move.
#[test]
fn what_a_table_promises_is_won() {
    let table = built("al-manqala", 6);
    let [mut other, mut winner] = without_and_with(&table, 1);
    let mut chance = Chance(3);
    let mut played = 0;
    while played < 60 {
        let mut game = scattered(&table, 6, &mut chance);
        if game.outcome().is_some() || game.position().setup.to_move == Seat::North {
            continue;
        }
        let promised = winner.think(&game, &nodes(20_000));
        assert!(promised.exact, "{}", game.record());
        while game.outcome().is_none() {
            let best = match game.position().setup.to_move {
                Seat::South => winner.think(&game, &nodes(20_000)).best,
                Seat::North if chance.below(2) == 0 => other.think(&game, &nodes(2_000)).best,
                Seat::North => chance.of(&game.legal_moves()).clone(),
            };
            game.play(&best).expect("a legal move");
        }
        let [south, north] = game.outcome().expect("the end").points;
        assert!(
            south - north >= promised.score,
            "{} for {}",
            game.record(),
            promised.score
        );
        played += 1;
    }
}

/// T. Lincke, "Exploring the Computational Limits of Large Exhaustive Search Problems" (2002),
/// appendix B.
#[cfg(feature = "awari")]
#[test]
fn the_endings_of_awari_are_as_many_as_published() {
    let table = built("awari", 4);
    let published: [&[(i16, u32)]; 4] = [
        &[(-1, 7), (1, 5)],
        &[(-2, 40), (0, 13), (2, 25)],
        &[(-3, 177), (-1, 1), (0, 63), (1, 7), (3, 116)],
        &[(-4, 532), (-2, 110), (0, 143), (2, 165), (4, 415)],
    ];
    for (seeds, expected) in (1..).zip(published) {
        let found: Vec<_> = table.counts(seeds).into_iter().collect();
        assert_eq!(found, expected, "{seeds} seeds");
    }
}

#[test]
fn a_file_gives_the_table_back() {
    let table = built("al-manqala", 4);
    let file = table.file();
    let again = read(file.clone()).expect("its own file");
    assert_eq!(
        (again.game(), again.seeds(), again.file()),
        ("al-manqala", 4, file)
    );
    assert_eq!(
        again.look_up(&[0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1]),
        table.look_up(&[0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
    );
    for unknown in [
        &[0; 14][..],
        &[1; 14],
        &[1; 3],
        &[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        &[255; 14],
    ] {
        assert_eq!(table.look_up(unknown), None, "{unknown:?}");
    }
}

/// The work of several sittings is that of one.
#[test]
fn work_goes_on_from_its_files() {
    let game = opening("al-manqala");
    let builder = || tables::builder(game.name(), game.options(), 6).expect("a builder");
    let mut work = builder();
    while work.endings().seeds() < 6 {
        // More than a layer: a sweep that was broken off is begun again.
        work.work(30_000);
        let (layers, layer) = (work.endings().file(), work.file());
        work = builder();
        work.take(read(layers).expect("a table"))
            .expect("the same rules");
        assert_eq!(work.resume(&layer), Ok(true));
    }
    assert_eq!(work.endings().file(), built("al-manqala", 6).file());
    assert_eq!(work.resume(&builder().file()), Ok(false), "another layer");
}

#[test]
fn a_damaged_layer_in_work_is_refused() {
    let game = opening("al-manqala");
    let mut work = tables::builder(game.name(), game.options(), 4).expect("a builder");
    work.work(200);
    let file = work.file();
    for length in 0..file.len() {
        assert!(work.resume(&file[..length]).is_err(), "{length} bytes");
    }
    for bit in 0..8 * file.len() {
        let mut damaged = file.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        assert!(work.resume(&damaged).is_err(), "bit {bit}");
    }
}

#[test]
fn damaged_tables_are_refused() {
    let file = built("al-manqala", 4).file();
    for length in 0..file.len() {
        let fault = read(file[..length].to_vec()).expect_err("part of a table");
        assert!(
            [Fault::NotATable, Fault::Damaged].contains(&fault),
            "{length} bytes: {fault}"
        );
    }
    for bit in 0..8 * file.len() {
        let mut damaged = file.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        read(damaged).expect_err("a changed bit");
    }
    assert_eq!(read([&file[..], &[0]].concat()).err(), Some(Fault::Damaged));
    assert_eq!(read(Vec::new()).err(), Some(Fault::NotATable));
    let mut newer = file;
    newer[15] = 2;
    assert_eq!(read(newer).err(), Some(Fault::Newer));
}

/// What a table says of itself is not believed: none of these is as large as it says, or of a game that
/// has tables. All have the sum that belongs to them.
#[test]
fn tables_that_cannot_be_are_refused() {
    let file = built("al-manqala", 2).file();
    let (seeds, step, options, name) = (24, 25, 26, 28);
    let with = |at: usize, value: u8| {
        let mut file = file.clone();
        file[at] = value;
        read(summed(file)).err()
    };
    for (at, value, fault) in [
        (seeds, 1, Fault::Damaged),
        (seeds, 4, Fault::Damaged),
        (seeds, 40, Fault::Damaged),
        (seeds, 255, Fault::Damaged),
        (step, 0, Fault::Damaged),
        (step, 1, Fault::Damaged),
        (step, 3, Fault::Damaged),
        (options, 0, Fault::Foreign),
        (options, 2, Fault::Foreign),
        (options, 255, Fault::Foreign),
        (options + 1, 2, Fault::Foreign),
        (name, 0, Fault::Foreign),
        (name, 9, Fault::Foreign),
        (name, 255, Fault::Foreign),
        (name + 1, b'x', Fault::Foreign),
        (name + 1, 0xff, Fault::Foreign),
    ] {
        assert_eq!(with(at, value), Some(fault), "byte {at} as {value}");
    }
    let dakon = [&file[..26], &[3, 0, 7, 0, 5], b"dakon"].concat();
    assert_eq!(read(summed(dakon)).err(), Some(Fault::Foreign));
}

#[test]
fn only_some_games_have_tables_and_none_beyond_all_bounds() {
    for rules in ["o-an-quan", "san-yao", "dakon"] {
        let game = opening(rules);
        let builder = tables::builder(game.name(), game.options(), 2);
        assert_eq!(builder.err(), Some(Fault::Foreign), "{rules}");
    }
    let game = opening("al-manqala");
    for seeds in [41, 100, 255] {
        let builder = tables::builder(game.name(), game.options(), seeds);
        assert_eq!(builder.err(), Some(Fault::TooLarge), "{seeds}");
    }
    let mut builder = tables::builder(game.name(), game.options(), 2).expect("a builder");
    #[cfg(feature = "kalah")]
    assert_eq!(builder.take(built("kalah", 1)), Err(Fault::Foreign));
    assert!(
        builder.take(built("al-manqala;first=1", 2)).is_ok(),
        "whoever opens"
    );
}

/// Endings of one game are of no use to another, and do no harm.
#[test]
fn an_engine_uses_a_table_for_its_own_game_alone() {
    let mut helped = Engine::new(1).expect("memory");
    helped.set_endings(Some(built("al-manqala", 4)));
    for rules in [
        "dakon;holes=5",
        "san-yao;match=false",
        "o-an-quan",
        "al-manqala;first=1",
    ] {
        let mut alone = Engine::new(1).expect("memory");
        let game = opening(rules);
        assert_eq!(
            helped.think(&game, &nodes(5_000)),
            alone.think(&game, &nodes(5_000)),
            "{rules}"
        );
    }
}

/// A file with the sum that belongs to it, as whoever changes it on purpose would write.
fn summed(mut file: Vec<u8>) -> Vec<u8> {
    let sum = (file[24..].iter()).fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    file[16..24].copy_from_slice(&sum.to_le_bytes());
    file
}

/// The table that the page fetches is what anybody builds, and follows from the rules all through.
#[test]
fn the_table_of_the_page_is_what_the_rules_give() {
    const PAGE: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/www/engine/endings/al-manqala.bin"
    );
    let file = std::fs::read(PAGE).expect("the table of the page");
    assert!(file.len() <= 200_000, "{} bytes", file.len());
    let table = read(file).expect("a table");
    assert!(table.serves("al-manqala", opening("al-manqala").options()));
    assert_eq!(table.seeds(), 8);
    for seeds in 1..=8 {
        check_layer(&table, seeds).unwrap_or_else(|found| panic!("{found:?}"));
    }
    assert_eq!(table.file(), built("al-manqala", 8).file());
}
