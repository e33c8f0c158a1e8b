/** Fixed numbers of the audio player. */
export const audioSettings = { skipSeconds: 10, speeds: [1, 1.5, 2], bars: 40, barMin: 0.4 } as const;
export type Speed = (typeof audioSettings.speeds)[number];

export interface PlayerState {
  /** Nothing is loaded before the first play; the controls are disabled while `buffering`. */
  phase: 'idle' | 'buffering' | 'playing' | 'paused' | 'error';
  /** In seconds. */
  time: number;
  /** In seconds; null until the API or the file gives it. */
  duration: number | null;
  speed: Speed;
}

/** Events of a player: actions of the visitor, and events of the audio element. */
export type PlayerEvent =
  | { type: 'source'; duration: number | null }
  | { type: 'play' | 'waiting' | 'ready' | 'playing' | 'paused' | 'ended' | 'failed' }
  | { type: 'time'; time: number }
  | { type: 'duration'; duration: number }
  | { type: 'seek'; time: number }
  | { type: 'speed'; speed: Speed };

export const idlePlayer = (duration: number | null): PlayerState => ({ phase: 'idle', time: 0, duration, speed: 1 });

export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    // Another sound: only the chosen speed stays.
    case 'source':
      return { ...idlePlayer(event.duration), phase: 'buffering', speed: state.speed };
    case 'play':
      return { ...state, phase: state.phase === 'playing' ? 'playing' : 'buffering' };
    case 'waiting':
      return state.phase === 'error' ? state : { ...state, phase: 'buffering' };
    case 'playing':
      return { ...state, phase: 'playing' };
    case 'ready':
      return state.phase === 'buffering' ? { ...state, phase: 'paused' } : state;
    case 'paused':
      return state.phase === 'playing' || state.phase === 'buffering' ? { ...state, phase: 'paused' } : state;
    case 'ended':
      return { ...state, phase: 'idle', time: 0 };
    case 'failed':
      return { ...state, phase: 'error' };
    case 'time':
    case 'seek':
      return { ...state, time: clampTime(event.time, state.duration) };
    case 'duration':
      // For a stream without a known end, browsers report Infinity.
      return { ...state, duration: Number.isFinite(event.duration) ? event.duration : state.duration };
    case 'speed':
      return { ...state, speed: event.speed };
  }
}

/** Limits a time to the length of the sound, in seconds. */
export const clampTime = (time: number, duration: number | null): number =>
  Math.min(Math.max(0, Number.isFinite(time) ? time : 0), duration ?? Number.MAX_SAFE_INTEGER);

/**
 * The time at a click, where `fraction` is the way from left to right; clicks outside of the waveform count as its
 * ends.
 */
export const timeAt = (fraction: number, duration: number | null): number =>
  duration === null ? 0 : clampTime(fraction * duration, duration);

/** Formats seconds as `m:ss`. */
export function formatTime(seconds: number | null): string {
  const whole = Math.floor(Math.max(0, seconds ?? 0));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * Heights of the 40 bars, 0.4 to 1: the measured loudness, else pseudo-random numbers from `seed`, so that they are the
 * same on the server, in the browser, and at each visit.
 */
export function barHeights(peaks: number[] | null, seed: string): number[] {
  const { bars, barMin } = audioSettings;
  const shares = peaks && peaks.length > 0 ? fromPeaks(peaks, bars) : atRandom(seed, bars);
  return shares.map((share) => barMin + (1 - barMin) * share);
}

/** The loudest peak of each bar, relative to the loudest of all. */
function fromPeaks(peaks: number[], bars: number): number[] {
  const loudest = Math.max(...peaks, 0.001);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / bars));
    return Math.max(0, ...peaks.slice(from, to)) / loudest;
  });
}

/** A linear congruential generator; its first number comes from the characters of `seed`. */
function atRandom(seed: string, count: number): number[] {
  let state = [...seed].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_537, 1);
  return Array.from({ length: count }, () => {
    state = (state * 75 + 74) % 65_537;
    return state / 65_537;
  });
}
