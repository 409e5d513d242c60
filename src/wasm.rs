//! The JavaScript module: the one room with a window to it.
//!
//! Everything that comes in is read into plain data first, with every access to a caller's object
//! caught, and only then is anything done: an exception from a getter passes through, changes nothing
//! and leaves nothing locked. Nothing is trusted to be of the type its declaration says.

use js_sys::{Array, JsString, Reflect, Uint8Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::board::Seat;
use crate::error::Error;
use crate::notation::LONGEST;
use crate::plain::Value;
use crate::search::{self, Limits};
use crate::tables::{Endings, Fault};
use crate::{End, games};

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("wasm.d.ts");

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
}

/// The version of this module.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}

/// The names of all games, for the constant `games` of the module.
#[wasm_bindgen(js_name = gameNames, skip_typescript)]
#[must_use]
pub fn game_names() -> Vec<String> {
    games::GAMES.iter().map(|game| game.name.into()).collect()
}

/// A game in play, with its history.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Game(crate::Game);

#[wasm_bindgen]
impl Game {
    /// A fresh game.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "GameName")] name: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Options")] options: JsValue,
    ) -> Result<Game, JsValue> {
        let (name, options) = (text(&name, "name")?, optional(&options)?);
        crate::Game::new(&name, options.as_ref())
            .map(Game)
            .map_err(thrown)
    }

    /// A game from a position; what is left to happen by itself happens at once.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(
        #[wasm_bindgen(unchecked_param_type = "Position")] position: JsValue,
    ) -> Result<Game, JsValue> {
        crate::Game::from_position(&plain(&position, DEEPEST)?)
            .map(Game)
            .map_err(thrown)
    }

    /// A game from its record, every move checked.
    pub fn parse(
        #[wasm_bindgen(unchecked_param_type = "string")] record: JsValue,
    ) -> Result<Game, JsValue> {
        if let Some(record) = record.dyn_ref::<JsString>()
            && record.length() as usize > LONGEST
        {
            return Err(thrown(Error::TooLong {
                length: record.length() as usize,
            }));
        }
        crate::Game::parse(&text(&record, "record")?)
            .map(Game)
            .map_err(thrown)
    }

    /// What a page needs to lay out a game: its board, its options with values and defaults.
    #[wasm_bindgen(unchecked_return_type = "GameInfo")]
    pub fn describe(
        #[wasm_bindgen(unchecked_param_type = "GameName")] name: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Options")] options: JsValue,
    ) -> Result<JsValue, JsValue> {
        let (name, options) = (text(&name, "name")?, optional(&options)?);
        crate::Game::describe(&name, options.as_ref())
            .map_err(thrown)
            .and_then(|info| given(&info))
    }

    /// Where the game stands: always a choice or an end.
    #[wasm_bindgen(unchecked_return_type = "Position")]
    pub fn position(&self) -> Result<JsValue, JsValue> {
        given(&self.0.position())
    }

    /// What may be played, in board order; empty only when the game is over.
    #[wasm_bindgen(js_name = legalMoves)]
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        self.0.legal_moves()
    }

    /// Plays a move. Throws on an illegal one, and has changed nothing then.
    #[wasm_bindgen(unchecked_return_type = "Turn")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] mv: JsValue,
    ) -> Result<JsValue, JsValue> {
        let turn = self.0.play(&text(&mv, "move")?).map_err(thrown)?;
        given(&turn)
    }

    /// The turn that playing a move would be; nothing changes.
    #[wasm_bindgen(unchecked_return_type = "Turn")]
    pub fn preview(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] mv: JsValue,
    ) -> Result<JsValue, JsValue> {
        let turn = self.0.preview(&text(&mv, "move")?).map_err(thrown)?;
        given(&turn)
    }

    /// Takes the last move or chosen end back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Does again what was undone; `false` if there is nothing.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// The turns played, undone ones left out.
    #[wasm_bindgen(unchecked_return_type = "Turn[]")]
    pub fn turns(&self) -> Result<JsValue, JsValue> {
        given(&self.0.turns())
    }

    /// Ends the game by choice: a seat resigns (by default the one to move), or both agree to a split.
    #[wasm_bindgen(unchecked_return_type = "Outcome")]
    pub fn end(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "\"resign\" | \"agree\"")] how: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Seat")] seat: JsValue,
    ) -> Result<JsValue, JsValue> {
        let seat = match seat.is_undefined() {
            true => self.0.position().setup.to_move,
            false => {
                let index = plain(&seat, 0)?.as_whole("seat", 0, 1).map_err(thrown)?;
                if index == 0 { Seat::South } else { Seat::North }
            }
        };
        let end = match text(&how, "how")?.as_str() {
            "resign" => End::Resign(seat),
            "agree" => End::Agree,
            other => return Err(thrown(Error::CannotEnd { how: other.into() })),
        };
        self.0
            .end(end)
            .map_err(thrown)
            .and_then(|outcome| given(&outcome))
    }

    /// How the game ended; `null` while it goes on.
    #[wasm_bindgen(unchecked_return_type = "Outcome | null")]
    pub fn outcome(&self) -> Result<JsValue, JsValue> {
        given(&self.0.outcome())
    }

    /// The whole game as one line that a link can carry.
    #[must_use]
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// The same game once more, independent of this one.
    #[wasm_bindgen(js_name = clone)]
    #[must_use]
    pub fn duplicate(&self) -> Game {
        Game(self.0.clone())
    }
}

/// Bytes of the largest table of endings that is taken.
const LARGEST_TABLE: u32 = 1 << 20;

/// Looks for good moves, in slices.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Engine {
    engine: search::Engine,
    /// When thinking must stop, on the clock of [`now`].
    deadline: Option<f64>,
}

#[wasm_bindgen]
impl Engine {
    /// An engine with an empty table.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "{ tableMegabytes?: number }")]
        options: JsValue,
    ) -> Result<Engine, JsValue> {
        let mut megabytes = search::Engine::DEFAULT_MEGABYTES;
        if let Some(options) = optional(&options)? {
            for (name, value) in options.as_map("options").map_err(thrown)? {
                if name != "tableMegabytes" {
                    return Err(thrown(Error::UnknownField { at: name.clone() }));
                }
                if *value != Value::Absent {
                    megabytes = value
                        .as_whole(name, 1, search::Engine::MOST_MEGABYTES)
                        .map_err(thrown)?;
                }
            }
        }
        let engine = search::Engine::new(megabytes).map_err(thrown)?;
        Ok(Engine {
            engine,
            deadline: None,
        })
    }

    /// Takes up a game as it stands; the game itself is not touched.
    pub fn start(
        &mut self,
        game: &Game,
        #[wasm_bindgen(unchecked_optional_param_type = "Limits")] limits: JsValue,
    ) -> Result<(), JsValue> {
        let limits = match optional(&limits)? {
            Some(limits) => Limits::read(&limits).map_err(thrown)?,
            None => Limits::default(),
        };
        self.deadline = limits.millis.map(|millis| now() + millis as f64);
        self.engine.start(&game.0, &limits);
        Ok(())
    }

    /// Works on for so many nodes, and says what it thinks.
    #[wasm_bindgen(unchecked_return_type = "Analysis")]
    pub fn step(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] nodes: JsValue,
    ) -> Result<JsValue, JsValue> {
        let nodes = plain(&nodes, 0)?
            .as_whole("nodes", 1, u32::MAX)
            .map_err(thrown)?;
        self.run(nodes.into())
    }

    /// Starts and works to the end of the limits.
    #[wasm_bindgen(unchecked_return_type = "Analysis")]
    pub fn think(
        &mut self,
        game: &Game,
        #[wasm_bindgen(unchecked_optional_param_type = "Limits")] limits: JsValue,
    ) -> Result<JsValue, JsValue> {
        self.start(game, limits)?;
        self.run(u64::MAX)
    }

    /// Takes a table of endings, for this game and others of its rules; forgets what it found so far,
    /// and the game in hand. After an error it goes on as before.
    #[wasm_bindgen(js_name = loadTable)]
    pub fn load_table(
        &mut self,
        game: &Game,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] bytes: JsValue,
    ) -> Result<(), JsValue> {
        let fault = |fault| thrown(Error::Table(fault));
        if !bytes.is_instance_of::<Uint8Array>() {
            return Err(fault(Fault::NotATable));
        }
        // A caller's array may lie about its length.
        let bytes = bytes_from(&bytes)?;
        if bytes.length() > LARGEST_TABLE {
            return Err(fault(Fault::TooLarge));
        }
        let table = Endings::of_game(bytes.to_vec(), game.0.info()).map_err(fault)?;
        self.engine.set_endings(Some(table));
        self.deadline = None;
        Ok(())
    }

    /// Forgets the table and the game in hand.
    pub fn clear(&mut self) {
        self.engine.clear();
        self.deadline = None;
    }

    /// Works on, with a look at the clock now and then where there is a deadline.
    fn run(&mut self, nodes: u64) -> Result<JsValue, JsValue> {
        const LOOK: u64 = 2_000;
        let mut left = nodes;
        loop {
            let slice = if self.deadline.is_some() {
                left.min(LOOK)
            } else {
                left
            };
            left -= slice;
            if self.deadline.is_some_and(|deadline| now() >= deadline) {
                self.engine.stop();
            }
            let analysis = self.engine.step(slice).map_err(thrown)?;
            if analysis.done || left == 0 {
                return given(&analysis);
            }
        }
    }
}

#[wasm_bindgen]
extern "C" {
    /// As `Array.isArray`, which throws for a revoked proxy.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;

    /// As `Uint8Array.from`, which asks the other array for its items.
    #[wasm_bindgen(catch, js_namespace = Uint8Array, js_name = from)]
    fn bytes_from(value: &JsValue) -> Result<Uint8Array, JsValue>;

    /// As `Object.keys`, which runs a proxy's traps.
    #[wasm_bindgen(catch, js_namespace = Object, js_name = keys)]
    fn keys(value: &JsValue) -> Result<Array, JsValue>;
}

/// How deep plain data may be nested: a position's lists of rows of numbers, and some room.
const DEEPEST: u32 = 5;
/// More items than any list or object of ours has; what is longer is not read to its end.
const LONGEST_LIST: u32 = 100;

/// Reads a value of any type.
fn plain(value: &JsValue, depth: u32) -> Result<Value, JsValue> {
    Reader {
        left: LONGEST + Reader::VALUE,
    }
    .read(value, depth)
}

/// Reads one argument, and no more of it than anything of ours has: what leads back to itself in many
/// ways would fill the memory.
struct Reader {
    left: usize,
}

impl Reader {
    /// What a value costs beside its characters.
    const VALUE: usize = 64;

    fn read(&mut self, value: &JsValue, depth: u32) -> Result<Value, JsValue> {
        if !self.pay(Self::VALUE) {
            return Ok(Value::Other("a value of that size"));
        }
        if let Some(number) = value.as_f64() {
            return Ok(Value::Number(number));
        }
        if let Some(flag) = value.as_bool() {
            return Ok(Value::Flag(flag));
        }
        if let Some(string) = value.dyn_ref::<JsString>() {
            // A text too long for anything is not copied into our memory.
            return Ok(match self.pay(string.length() as usize) {
                true => Value::Text(String::from(string)),
                false => Value::Other("a text of that length"),
            });
        }
        if value.is_null() {
            return Ok(Value::Null);
        }
        if value.is_object() {
            return self.read_object(value, depth);
        }
        if value.is_undefined() {
            return Ok(Value::Absent);
        }
        Ok(Value::Other(if value.is_function() {
            "a function"
        } else if value.is_bigint() {
            "a bigint"
        } else {
            "a symbol"
        }))
    }

    fn read_object(&mut self, value: &JsValue, depth: u32) -> Result<Value, JsValue> {
        if depth == 0 {
            return Ok(Value::Other("an object"));
        }
        match is_array(value) {
            Ok(true) => self.read_list(value, depth),
            Ok(false) if is_plain(value)? => self.read_map(value, depth),
            Ok(false) => Ok(Value::Other("an object of a class")),
            // No code of a caller runs in that question, so the exception is nobody's.
            Err(_) => Ok(Value::Other("a revoked proxy")),
        }
    }

    fn read_list(&mut self, value: &JsValue, depth: u32) -> Result<Value, JsValue> {
        let len = Reflect::get(value, &"length".into())?
            .as_f64()
            .unwrap_or(0.0);
        if len > f64::from(LONGEST_LIST) {
            return Ok(Value::Other("a list of that length"));
        }
        let mut items = Vec::new();
        for i in 0..len as u32 {
            items.push(self.read(&Reflect::get_u32(value, i)?, depth - 1)?);
        }
        Ok(Value::List(items))
    }

    fn read_map(&mut self, value: &JsValue, depth: u32) -> Result<Value, JsValue> {
        let keys = keys(value)?;
        if keys.length() > LONGEST_LIST {
            return Ok(Value::Other("an object with so many fields"));
        }
        let mut entries = Vec::new();
        for key in keys.iter() {
            let item = Reflect::get(value, &key)?;
            entries.push((shortened(&key), self.read(&item, depth - 1)?));
        }
        Ok(Value::Map(entries))
    }

    /// Takes something off what may still be read, if it is there.
    fn pay(&mut self, cost: usize) -> bool {
        let left = self.left.checked_sub(cost);
        self.left = left.unwrap_or(self.left);
        left.is_some()
    }
}

/// Whether an object is such as `{}` makes, in this window or in another. The fields of a map, a date
/// or a prototype are not its own: they would be passed over in silence.
fn is_plain(value: &JsValue) -> Result<bool, JsValue> {
    let prototype = Reflect::get_prototype_of(value)?;
    Ok(prototype.is_null() || Reflect::get_prototype_of(&prototype)?.is_null())
}

/// The name of a field, at a length that can be shown.
fn shortened(key: &JsValue) -> String {
    key.dyn_ref::<JsString>()
        .map(|key| String::from(&key.slice(0, 200)))
        .unwrap_or_default()
}

/// Reads an argument that may be left out.
fn optional(value: &JsValue) -> Result<Option<Value>, JsValue> {
    if value.is_undefined() {
        Ok(None)
    } else {
        plain(value, DEEPEST).map(Some)
    }
}

/// Reads an argument that must be a text.
fn text(value: &JsValue, at: &str) -> Result<String, JsValue> {
    match plain(value, 0)? {
        Value::Text(text) => Ok(text),
        other => other.as_text(at).map(String::from).map_err(thrown),
    }
}

/// Plain data on its way out.
fn given<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, JsValue> {
    value
        .serialize(&serde_wasm_bindgen::Serializer::json_compatible())
        .map_err(JsValue::from)
}

/// An error as JavaScript sees it: an `Error` with a `code`, and `at` where something can be named.
#[expect(clippy::needless_pass_by_value, reason = "the argument of `map_err`")]
fn thrown(error: Error) -> JsValue {
    let thrown = js_sys::Error::new(&error.to_string());
    thrown.set_name("MancalaError");
    let set = |name: &str, value: &str| Reflect::set(&thrown, &name.into(), &value.into());
    // A fresh error object takes any property.
    _ = set("code", error.code());
    if let Some(at) = error.at() {
        _ = set("at", at);
    }
    thrown.into()
}

/// Milliseconds on a clock that only goes forward, where there is one.
fn now() -> f64 {
    let performance = Reflect::get(&js_sys::global(), &"performance".into());
    match performance {
        // Whatever a page has put in its place is not trusted.
        Ok(performance) if performance.is_instance_of::<web_sys::Performance>() => {
            performance.unchecked_into::<web_sys::Performance>().now()
        }
        _ => js_sys::Date::now(),
    }
}
