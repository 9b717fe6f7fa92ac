//! Input that arrives while the program runs: standard input, a named pipe.
//!
//! A thread reads, so that the program can tell whether more is there. If nothing is, reading fails
//! once with `WouldBlock`; that is the time to write the answers to all earlier input. The next
//! attempt waits.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};
use std::thread;

/// The size of a chunk in bytes.
const CHUNK: usize = 1 << 16;

/// The number of chunks that are read ahead.
const AHEAD: usize = 4;

/// A reader that says when it would have to wait.
pub struct Piped {
    chunks: Receiver<io::Result<Vec<u8>>>,
    chunk: Vec<u8>,
    /// The number of bytes of the chunk that were read.
    read: usize,
    /// Whether the last attempt failed because nothing was there.
    paused: bool,
}

impl Piped {
    /// Starts to read.
    ///
    /// # Errors
    /// If the system refuses the thread.
    pub fn new(reader: impl Read + Send + 'static) -> io::Result<Piped> {
        let (sender, chunks) = sync_channel(AHEAD);
        thread::Builder::new().name("input".into()).spawn(move || read_all(reader, &sender))?;
        Ok(Piped { chunks, chunk: Vec::new(), read: 0, paused: false })
    }
}

/// Sends the input as it comes, up to the end or the first error.
fn read_all(mut reader: impl Read, sender: &SyncSender<io::Result<Vec<u8>>>) {
    let mut buffer = vec![0; CHUNK];
    loop {
        let chunk = match reader.read(&mut buffer) {
            Ok(0) => return,
            Ok(length) => Ok(buffer[..length].to_vec()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => Err(error),
        };
        let failed = chunk.is_err();
        // The program may have ended its work.
        if sender.send(chunk).is_err() || failed {
            return;
        }
    }
}

impl BufRead for Piped {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.read == self.chunk.len() {
            let next = match self.chunks.try_recv() {
                Err(TryRecvError::Empty) if !self.paused => {
                    self.paused = true;
                    return Err(io::ErrorKind::WouldBlock.into());
                }
                Err(TryRecvError::Empty) => self.chunks.recv().ok(),
                other => other.ok(),
            };
            self.paused = false;
            self.chunk = next.transpose()?.unwrap_or_default();
            self.read = 0;
        }
        Ok(&self.chunk[self.read..])
    }

    fn consume(&mut self, count: usize) {
        self.read += count;
    }
}

impl Read for Piped {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}
