//! A layer in work as a file, to go on with another time.

use super::builder::Layer;
use super::endings::Endings;
use super::fault::Fault;
use crate::checksum::Sum;

/// The beginning of a file; the number changes with what follows.
const MAGIC: &[u8; 16] = b"mancala layer  1";
/// Stands for a position that cannot change any more, added to its margin; margins are smaller.
const SETTLED: u8 = 128;

impl Layer {
    /// The file of a layer: what was found of each position so far, the sum last. The sweep in work is
    /// begun again.
    pub fn file(&self, done: &Endings) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        let rules = done.rules();
        file.push(rules.len() as u8);
        file.extend(rules);
        file.push(self.seeds);
        file.extend(self.sweeps.to_le_bytes());
        let marked = |(&margin, &settled): (&i8, &bool)| {
            (margin as u8 & !SETTLED) | if settled { SETTLED } else { 0 }
        };
        file.extend(self.margins.iter().zip(&self.settled).map(marked));
        let mut sum = Sum::default();
        sum.add(&file);
        file.extend(sum.bytes());
        file
    }

    /// Reads such a file, of a table with these rules.
    pub fn read(file: &[u8], done: &Endings) -> Result<Self, Fault> {
        let rest = file.strip_prefix(MAGIC).ok_or(Fault::NotATable)?;
        let mut sum = Sum::default();
        let (body, end) = rest.split_last_chunk::<8>().ok_or(Fault::Damaged)?;
        sum.add(&file[..MAGIC.len() + body.len()]);
        if sum.bytes() != *end {
            return Err(Fault::Damaged);
        }
        let rules = done.rules();
        let (&length, rest) = body.split_first().ok_or(Fault::Damaged)?;
        let rest = match usize::from(length) == rules.len() {
            true => rest.strip_prefix(rules).ok_or(Fault::Foreign)?,
            false => return Err(Fault::Foreign),
        };
        let (&seeds, rest) = rest.split_first().ok_or(Fault::Damaged)?;
        let (sweeps, marked) = rest.split_first_chunk().ok_or(Fault::Damaged)?;
        if marked.len() != done.count(seeds) as usize {
            return Err(Fault::Damaged);
        }
        let mut layer = Layer::empty(seeds, done);
        // The bit beside the mark is the sign's twin.
        layer
            .margins
            .extend(marked.iter().map(|&byte| (byte << 1) as i8 >> 1));
        layer
            .settled
            .extend(marked.iter().map(|&byte| byte >= SETTLED));
        layer.sweeps = u32::from_le_bytes(*sweeps);
        layer.begin();
        Ok(layer)
    }
}
