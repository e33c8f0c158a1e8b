import { createReadStream } from 'node:fs';
import { MPEGDecoder } from 'mpg123-decoder';
import { OggOpusDecoder } from 'ogg-opus-decoder';
import { Loudness } from './loudness.js';
import type { AudioType, StoredAudio } from './stored-audio.js';

export type MeasuredAudio = { [Field in 'durationSeconds' | 'peaks']: NonNullable<StoredAudio[Field]> };

interface Decoded {
  /** Absent when there was nothing to decode. */
  channelData?: Float32Array[];
  sampleRate: number;
}

interface Decoder {
  ready: Promise<void>;
  /** The Ogg decoder returns a promise, unlike its types say. */
  decode(bytes: Uint8Array): Decoded | Promise<Decoded>;
  flush?(): Promise<Decoded>;
  free(): void;
}

const barsOfWaveform = 40;

/** Other types are played too, but without a measured waveform. */
const decoders: Partial<Record<AudioType, () => Decoder>> = {
  'audio/mpeg': () => new MPEGDecoder(),
  'audio/ogg': () => new OggOpusDecoder(),
};

/**
 * Measures the duration and the waveform. The file is decoded in chunks, so that an hour needs no more memory than a
 * minute.
 * @returns null for a file that no decoder here can read
 */
export async function measureAudio(path: string, type: AudioType, signal?: AbortSignal): Promise<MeasuredAudio | null> {
  const decoder = decoders[type]?.();
  if (!decoder) return null;
  const loudness = new Loudness();
  const add = ({ channelData, sampleRate }: Decoded): void => loudness.add(channelData ?? [], sampleRate);
  await decoder.ready;
  try {
    for await (const chunk of createReadStream(path, { signal })) {
      const decoded = await decodable(() => decoder.decode(chunk as Buffer));
      if (!decoded) return null;
      add(decoded);
    }
    const rest = await decodable(() => decoder.flush?.());
    if (rest) add(rest);
  } finally {
    decoder.free();
  }
  const { durationSeconds } = loudness;
  return durationSeconds > 0 ? { durationSeconds, peaks: loudness.waveform(barsOfWaveform) } : null;
}

/** Null when the decoder fails: a retry would fail too, while errors of reading the file are thrown for a retry. */
async function decodable<Result>(decode: () => Result | Promise<Result>): Promise<Result | null> {
  try {
    return await decode();
  } catch {
    return null;
  }
}
