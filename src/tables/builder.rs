//! Works out a table with nothing but the rules, layer by layer.

use super::endings::Endings;
use super::fault::Fault;
use super::field::{Field, Way};
use super::ranking::{self, MOST_HOLES, MOST_SEEDS};
use crate::info::GameInfo;
use crate::options::Options;
use crate::sheet::Sheet;

/// Works out the endings of a game in slices.
#[derive(Debug)]
pub struct Builder<S: Sheet> {
    field: Field<S>,
    done: Endings,
    /// Seeds of the last layer that is wanted.
    most: u8,
    layer: Layer,
}

/// The layer in work.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    pub seeds: u8,
    /// What is proven of each position so far: at least this where it is above nothing, at most this
    /// where it is below. Either way it only grows.
    pub margins: Vec<i8>,
    /// The positions whose margin cannot change any more.
    pub settled: Vec<bool>,
    /// Sweeps that are done.
    pub sweeps: u32,
    /// Whether the sweep in work has changed anything.
    pub changed: bool,
    /// The position whose turn it is, by its number and by the seeds in its holes.
    rank: u32,
    holes: Vec<u8>,
}

impl<S: Sheet> Builder<S> {
    /// A builder for layers of up to so many seeds.
    ///
    /// # Errors
    /// [`Fault::Foreign`] if the game has no tables, [`Fault::TooLarge`] if it has none so large or there
    /// is no memory for it.
    pub fn new(options: &Options, seeds: u8) -> Result<Self, Fault> {
        let sheet = S::new(options);
        let (board, total) = (sheet.layout(), sheet.total());
        let holes = 2 * usize::from(board.holes);
        if !S::ENDINGS || holes > MOST_HOLES {
            return Err(Fault::Foreign);
        }
        if seeds > MOST_SEEDS || u32::from(seeds) > total {
            return Err(Fault::TooLarge);
        }
        // Where a board cannot hold one seed, it can hold only even numbers.
        let mut field = Field::new(sheet);
        let mut one = vec![0; holes];
        one[0] = 1;
        let step = if field.ways(&one, |_| {}).is_some() {
            1
        } else {
            2
        };
        let done = Endings::empty(&GameInfo::of(&S::new(options), options), step);
        let positions = done.count(seeds);
        if positions == u32::MAX {
            return Err(Fault::TooLarge);
        }
        (Vec::<u8>::new().try_reserve_exact(3 * positions as usize))
            .map_err(|_| Fault::TooLarge)?;
        let layer = Layer::after(&done, seeds);
        Ok(Builder {
            field,
            done,
            most: seeds,
            layer,
        })
    }

    /// What the layer in work makes of a way, and whether that is final.
    fn worth(layer: &Layer, done: &Endings, way: Way) -> (i16, bool) {
        match way {
            Way::End(won) => (won, true),
            Way::On {
                won,
                seeds,
                key,
                same,
            } => {
                let (margin, settled) = if seeds < layer.seeds {
                    (done.margin(seeds, key), true)
                } else {
                    let rank = done.ranking().rank(key) as usize;
                    (layer.margins[rank].into(), layer.settled[rank])
                };
                (if same { won + margin } else { won - margin }, settled)
            }
        }
    }

    /// Looks at the position whose turn it is.
    fn look(&mut self) {
        let rank = self.layer.rank as usize;
        if self.layer.settled[rank] {
            return;
        }
        let (layer, done) = (&self.layer, &self.done);
        let (mut best, mut settled) = (None, true);
        let held = self.field.ways(&layer.holes, |way| {
            let (margin, firm) = Self::worth(layer, done, way);
            best = best.max(Some(margin));
            settled &= firm;
        });
        // What no board can hold is worth nothing.
        let margin = held.and(best).unwrap_or(0) as i8;
        let layer = &mut self.layer;
        layer.changed |= layer.margins[rank] != margin;
        layer.margins[rank] = margin;
        layer.settled[rank] = settled;
    }

    /// Ends a sweep; `true` if it was the last one of its layer.
    fn turn_round(&mut self) -> bool {
        if self.layer.changed {
            self.layer.sweeps += 1;
            self.layer.begin();
            return false;
        }
        self.done
            .push(self.layer.margins.iter().map(|&margin| margin.into()));
        self.layer = Layer::after(&self.done, self.most);
        true
    }
}

/// A [`Builder`] whose rules are known only at run time.
pub trait AnyBuilder {
    /// The layers that are done.
    fn endings(&self) -> &Endings;

    /// Works on for so many positions, or until a layer is finished; `true` then.
    fn work(&mut self, positions: u32) -> bool;

    /// The layer in work.
    fn progress(&self) -> Progress;

    /// Takes layers that were done before.
    ///
    /// # Errors
    /// [`Fault::Foreign`] if they are of other rules; nothing is changed then.
    fn take(&mut self, done: Endings) -> Result<(), Fault>;

    /// The layer in work as a file.
    fn file(&self) -> Vec<u8>;

    /// Goes on with the layer of such a file; `false`, and nothing is changed, if it is another layer
    /// than the one in work.
    ///
    /// # Errors
    /// [`Fault::NotATable`], [`Fault::Foreign`] or [`Fault::Damaged`].
    fn resume(&mut self, file: &[u8]) -> Result<bool, Fault>;
}

/// How far a builder has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Seeds of the layer in work.
    pub seeds: u8,
    /// The sweep in work, from 1.
    pub sweep: u32,
    /// Its positions.
    pub positions: usize,
    /// How many of them can still change.
    pub open: usize,
}

impl<S: Sheet> AnyBuilder for Builder<S> {
    fn endings(&self) -> &Endings {
        &self.done
    }

    fn work(&mut self, positions: u32) -> bool {
        for _ in 0..positions {
            let all = self.layer.is_empty() || {
                self.look();
                !self.layer.go_on()
            };
            if all && self.turn_round() {
                return true;
            }
        }
        false
    }

    fn progress(&self) -> Progress {
        let layer = &self.layer;
        Progress {
            seeds: layer.seeds,
            sweep: layer.sweeps + 1,
            positions: layer.settled.len(),
            open: layer.settled.iter().filter(|&&settled| !settled).count(),
        }
    }

    fn take(&mut self, done: Endings) -> Result<(), Fault> {
        if !done.serves(self.done.game(), self.done.options()) {
            return Err(Fault::Foreign);
        }
        self.done = done;
        self.layer = Layer::after(&self.done, self.most);
        Ok(())
    }

    fn file(&self) -> Vec<u8> {
        self.layer.file(&self.done)
    }

    fn resume(&mut self, file: &[u8]) -> Result<bool, Fault> {
        let layer = Layer::read(file, &self.done)?;
        let fits = layer.seeds == self.layer.seeds;
        if fits {
            self.layer = layer;
        }
        Ok(fits)
    }
}

impl Layer {
    /// The layer that follows those that are done; without positions if it is not wanted.
    pub fn after(done: &Endings, most: u8) -> Self {
        let seeds = done.seeds() + 1;
        let positions = match seeds <= most {
            true => done.count(seeds) as usize,
            false => 0,
        };
        let mut layer = Layer::empty(seeds, done);
        layer.margins.resize(positions, 0);
        layer.settled.resize(positions, false);
        layer.begin();
        layer
    }

    /// A layer without its positions.
    pub fn empty(seeds: u8, done: &Endings) -> Self {
        Layer {
            seeds,
            margins: Vec::new(),
            settled: Vec::new(),
            sweeps: 0,
            changed: false,
            rank: 0,
            holes: vec![0; done.ranking().holes()],
        }
    }

    fn is_empty(&self) -> bool {
        self.margins.is_empty()
    }

    /// Begins a sweep.
    pub fn begin(&mut self) {
        ranking::first(&mut self.holes, self.seeds);
        self.rank = 0;
        self.changed = false;
    }

    /// Goes on to the next position; `false` after the last one.
    fn go_on(&mut self) -> bool {
        self.rank += 1;
        ranking::next(&mut self.holes)
    }
}
