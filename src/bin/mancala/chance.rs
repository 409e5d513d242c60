//! Chance, the same from the same seed.

use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::Rng as _;

/// A number below `n`.
pub fn below(chance: &mut Pcg64Mcg, n: usize) -> usize {
    ((u128::from(chance.next_u64()) * n as u128) >> 64) as usize
}
