import { createReadStream } from 'node:fs';
import { MPEGDecoder } from 'mpg123-decoder';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import { limits } from '../../contract/limits.js';
import { Loudness } from './loudness.js';
import type { AudioType, StoredAudio } from './stored-audio.js';

export type MeasuredAudio = { [Field in 'durationSeconds' | 'peaks']: NonNullable<StoredAudio[Field]> };

interface Decoded {
  /** Absent where there was nothing to decode. */
  channelData?: Float32Array[];
  sampleRate: number;
}

interface Decoder {
  ready: Promise<void>;
  /** The decoder for Ogg answers with a promise, whatever its types say. */
  decode(bytes: Uint8Array): Decoded | Promise<Decoded>;
  flush?(): Promise<Decoded>;
  free(): void;
}

/** Sound of other kinds is played all the same; its waveform stays the player's own. */
const decoders: Partial<Record<AudioType, () => Decoder>> = {
  'audio/mpeg': () => new MPEGDecoder(),
  'audio/ogg': () => new OggOpusDecoder(),
};

/**
 * How long the sound is and how loud its parts are. It is decoded piece by piece, so that an hour needs no more memory
 * than a minute.
 * @returns null for sound that no decoder here can read
 */
export async function measureAudio(path: string, type: AudioType, signal?: AbortSignal): Promise<MeasuredAudio | null> {
  const decoder = decoders[type]?.();
  if (!decoder) return null;
  const loudness = new Loudness();
  const hear = ({ channelData, sampleRate }: Decoded): void => loudness.hear(channelData ?? [], sampleRate);
  await decoder.ready;
  try {
    for await (const piece of createReadStream(path, { signal })) {
      const decoded = await readable(() => decoder.decode(piece as Buffer));
      if (!decoded) return null;
      hear(decoded);
    }
    const rest = await readable(() => decoder.flush?.());
    if (rest) hear(rest);
  } finally {
    decoder.free();
  }
  const { durationSeconds } = loudness;
  return durationSeconds > 0 ? { durationSeconds, peaks: loudness.peaks(limits.audio.bars) } : null;
}

/** What a decoder refuses today it refuses tomorrow; only reading the file may go better at the next attempt. */
async function readable<Result>(decode: () => Result | Promise<Result>): Promise<Result | null> {
  try {
    return await decode();
  } catch {
    return null;
  }
}
