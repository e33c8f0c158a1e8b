import type { Language } from './languages.js';

/** The audio guide of an entity in one language. */
export interface AudioGuide {
  url: string;
  /**
   * Null until the waveform job has run, and for formats that the server cannot decode.
   * @format double
   */
  durationSeconds: number | null;
  /**
   * The waveform: the loudness of consecutive parts of the audio, from 0 to 1. Null whenever `durationSeconds` is.
   * @format double
   */
  peaks: number[] | null;
  /** The first sentence of its transcript, at most 220 characters; null without a transcript. */
  firstSentence: string | null;
}

export type EntityAudio = Record<Language, AudioGuide | null>;
