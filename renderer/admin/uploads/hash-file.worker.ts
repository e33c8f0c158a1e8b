import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Answers a file with its SHA-256 in hexadecimal digits, or with null when it cannot be read. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void hashOf(data)
    .catch(() => null)
    .then((hash) => postMessage(hash));
});

/** The file is read in pieces: a scan of 200 MB must not be in memory as a whole. */
async function hashOf(file: Blob): Promise<string> {
  const hash = sha256.create();
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) hash.update(piece.value);
  return bytesToHex(hash.digest());
}
