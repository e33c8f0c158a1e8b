import { barHeights, formatTime, idlePlayer, playerReducer, type PlayerEvent, timeAt } from './player-state.js';

const after = (...events: PlayerEvent[]) => events.reduce(playerReducer, idlePlayer(90));

describe('an audio player', () => {
  it('waits, buffers, plays and pauses', () => {
    expect(idlePlayer(90)).toEqual({ phase: 'idle', time: 0, duration: 90, speed: 1 });
    expect(after({ type: 'play' }).phase).toBe('buffering');
    expect(after({ type: 'play' }, { type: 'playing' }).phase).toBe('playing');
    expect(after({ type: 'play' }, { type: 'playing' }, { type: 'waiting' }).phase).toBe('buffering');
    expect(after({ type: 'play' }, { type: 'playing' }, { type: 'paused' }).phase).toBe('paused');
  });

  it('is at the beginning again when it has ended', () => {
    const ended = after({ type: 'play' }, { type: 'playing' }, { type: 'time', time: 89 }, { type: 'ended' });
    expect(ended).toMatchObject({ phase: 'idle', time: 0 });
  });

  it('buffers a new source from its beginning and keeps the speed', () => {
    const changed = after(
      { type: 'playing' },
      { type: 'time', time: 30 },
      { type: 'speed', speed: 1.5 },
      { type: 'source', duration: 60 },
    );
    expect(changed).toEqual({ phase: 'buffering', time: 0, duration: 60, speed: 1.5 });
    expect(playerReducer(changed, { type: 'ready' }).phase).toBe('paused');
  });

  it('reports that the audio cannot be loaded, and can try again', () => {
    const failed = after({ type: 'play' }, { type: 'failed' });
    expect(failed.phase).toBe('error');
    expect(playerReducer(failed, { type: 'waiting' }).phase).toBe('error');
    expect(playerReducer(failed, { type: 'play' }).phase).toBe('buffering');
  });

  it('never seeks before the beginning or beyond the end', () => {
    expect(after({ type: 'seek', time: -10 }).time).toBe(0);
    expect(after({ type: 'seek', time: 95 }).time).toBe(90);
    expect(timeAt(-0.2, 90)).toBe(0);
    expect(timeAt(0.5, 90)).toBe(45);
    expect(timeAt(1.3, 90)).toBe(90);
    expect(timeAt(0.5, null)).toBe(0);
  });

  it('uses the duration of the file, if the file states one', () => {
    expect(after({ type: 'duration', duration: 92.4 }).duration).toBe(92.4);
    expect(after({ type: 'duration', duration: Infinity }).duration).toBe(90);
  });

  it.each([
    [0, '0:00'],
    [9.9, '0:09'],
    [61, '1:01'],
    [3605, '60:05'],
    [null, '0:00'],
  ])('writes %p seconds as %s', (seconds, expected) => {
    expect(formatTime(seconds)).toBe(expected);
  });
});

describe('a waveform', () => {
  it('has 40 bars between 0.4 and 1, pseudo-random but always the same, until the audio is measured', () => {
    const bars = barHeights(null, 'san-giusto');
    expect(bars).toHaveLength(40);
    expect(Math.min(...bars)).toBeGreaterThanOrEqual(0.4);
    expect(Math.max(...bars)).toBeLessThanOrEqual(1);
    expect(barHeights(null, 'san-giusto')).toEqual(bars);
    expect(barHeights(null, 'molo-audace')).not.toEqual(bars);
  });

  it('shows the measured loudness, whatever the number of values', () => {
    const peaks = Array.from({ length: 80 }, (_, part) => (part < 40 ? 0.1 : 0.5));
    const bars = barHeights(peaks, '');
    expect(bars).toHaveLength(40);
    expect(bars[39]).toBe(1);
    expect(bars[0]).toBeCloseTo(0.4 + 0.6 * 0.2);
    expect(barHeights([0, 0.2], '')).toHaveLength(40);
  });
});
