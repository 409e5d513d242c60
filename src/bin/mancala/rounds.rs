//! Plays a match of rounds, each of them perfectly: for the greatest margin of that round.

use mancala::setup::{Field, Position};
use mancala::{Bound, Engine, Game, Limits, Seat, Step, Turn, Value};

use crate::arguments::Arguments;
use crate::output::say;

/// The option by which a game is a match of rounds.
const MATCH: &str = "match";
/// What a position of a match has, and that of a single round has not.
const OF_A_MATCH: [&str; 2] = ["round", "starter"];

/// Whether a game is a match of rounds.
pub fn is_match(game: &Game) -> bool {
    game.options().get(MATCH) == 1
}

/// A position of a match, typed in as one of a single round: whose the holes are stays.
pub fn single(position: &Position) -> Result<Game, String> {
    let mut position = position.clone();
    let round = position.options.set(MATCH, &Value::Flag(false));
    round.map_err(|error| error.to_string())?;
    let fields = &mut position.setup.fields;
    fields.retain(|(name, _)| !OF_A_MATCH.contains(name));
    Game::from_position(&Value::from(&position)).map_err(|error| error.to_string())
}

/// The round in play alone, with what has been played of it.
fn in_play(game: &Game) -> Result<Game, String> {
    let turns = game.turns();
    let dealt = turns.iter().rposition(deals).map_or(0, |turn| turn + 1);
    let opening = match (turns.get(dealt), dealt.checked_sub(1)) {
        (Some(turn), _) => single(&turn.before)?,
        (None, Some(last)) => single(&turns[last].after)?,
        (None, None) => single(&game.position())?,
    };
    turns[dealt..].iter().try_fold(opening, |mut round, turn| {
        round.play(&turn.mv).map_err(|error| error.to_string())?;
        Ok(round)
    })
}

fn deals(turn: &Turn) -> bool {
    (turn.steps.iter()).any(|step| matches!(step, Step::Round { .. }))
}

/// Plays the match to its end and says how each round goes.
///
/// Among equal moves it is the first in the order of the board. The counts of a round follow from its
/// margin, and the next deal from the counts: so the match does not depend on that choice.
pub fn run(arguments: &Arguments, mut game: Game) -> Result<(), String> {
    let mut engine = Engine::new(arguments.table).map_err(|error| error.to_string())?;
    engine.set_threads(arguments.threads);
    let limits = Limits {
        nodes: Some(arguments.nodes.unwrap_or(10_000_000)),
        all: true,
        ..Limits::default()
    };
    say(format_args!("{}\n", game.record()));
    let mut proven = true;
    while game.outcome().is_none() {
        let mut round = in_play(&game)?;
        tell_deal(&game);
        let mut line = Vec::new();
        let mut first = true;
        while round.outcome().is_none() {
            let found = engine.think(&round, &limits);
            proven &= found.exact;
            if first {
                let sure = if found.exact { "proven" } else { "estimated" };
                let (mover, nodes) = (round.position().setup.to_move, found.nodes);
                say(format_args!(
                    "  {sure}: {:+} for {mover:?}, {nodes} nodes\n",
                    found.score
                ));
                first = false;
            }
            let is_best = |mv: &String| {
                let mut moves = found.moves.iter();
                moves.any(|it| it.mv == *mv && it.score == found.score && it.bound == Bound::Exact)
            };
            let mut legal = round.legal_moves().into_iter();
            let mv = legal.find(is_best).unwrap_or(found.best.clone());
            round.play(&mv).map_err(|error| error.to_string())?;
            game.play(&mv).map_err(|error| error.to_string())?;
            line.push(mv);
        }
        let [south, north] = round.position().setup.stores;
        say(format_args!("  {}\n  {south}-{north}\n", line.join(" ")));
    }
    if let Some(outcome) = game.outcome() {
        let sure = if proven { "proven" } else { "estimated" };
        let winner = (outcome.winner).map_or("nobody".to_owned(), |seat| format!("{seat:?}"));
        let (reason, [south, north]) = (outcome.reason.0, outcome.points);
        say(format_args!(
            "{sure}: {winner} wins the match, {south}-{north} in its last round ({reason})\n"
        ));
    }
    Ok(())
}

fn tell_deal(game: &Game) {
    let setup = game.position().setup;
    let (round, starter) = match (setup.field("round"), setup.field("starter")) {
        (Some(Field::Number(round)), Some(Field::Seat(seat))) => (*round, *seat),
        _ => (1, setup.to_move),
    };
    let owned = |seat| match setup.field("owners") {
        Some(Field::Owners(rows)) => rows
            .iter()
            .flatten()
            .filter(|&&owner| owner == seat)
            .count(),
        _ => 0,
    };
    let [south, north] = Seat::BOTH.map(owned);
    say(format_args!(
        "round {round}: {starter:?} starts, {south} holes to {north}\n"
    ));
}
