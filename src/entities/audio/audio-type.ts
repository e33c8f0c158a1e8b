import type { AudioType } from './stored-audio.js';

/** Bytes that tell the type of a file: an Ogg page with the header of its stream. */
export const audioSignatureBytes = 64;

/**
 * The type of an audio guide by its first bytes; null for anything that the archive cannot measure. MP3 begins with an ID3
 * tag or with a frame of MPEG layer III, Opus is in an Ogg stream.
 */
export function audioTypeOf(head: Buffer): Extract<AudioType, 'audio/mpeg' | 'audio/ogg'> | null {
  if (head.toString('latin1', 0, 3) === 'ID3') return 'audio/mpeg';
  // 11 bits of synchronisation, a version that is not reserved, and layer III.
  const [first = 0, second = 0] = head;
  if (first === 0xff && (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08) return 'audio/mpeg';
  if (head.toString('latin1', 0, 4) === 'OggS' && head.includes('OpusHead')) return 'audio/ogg';
  return null;
}
