//! A sum that tells whether a file is what was written.

/// A sum over bytes and their order (FNV-1a); a single changed byte always changes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sum(u64);

impl Default for Sum {
    fn default() -> Self {
        Sum(0xcbf2_9ce4_8422_2325)
    }
}

impl Sum {
    /// That of all these bytes, as it is written.
    pub fn of(bytes: &[u8]) -> [u8; 8] {
        let mut sum = Sum::default();
        sum.add(bytes);
        sum.bytes()
    }

    /// Adds bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// The sum so far, as it is written.
    pub const fn bytes(self) -> [u8; 8] {
        self.0.to_le_bytes()
    }
}
