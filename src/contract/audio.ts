import type { Language } from './languages.js';

/** A spoken guide to a card, in one language. */
export interface AudioGuide {
  url: string;
  /** Null until it is measured, and for sound that only a browser can decode. */
  durationSeconds: number | null;
  /** Loudness of the parts of the sound from 0 to 1, for its waveform; null as `durationSeconds`. */
  peaks: number[] | null;
}

export type EntityAudio = Record<Language, AudioGuide | null>;
