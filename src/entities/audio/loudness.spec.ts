import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { packageRoot } from '../../platform/package-root.js';
import { Loudness } from './loudness.js';
import { measureAudio } from './measure-audio.js';

const tone = (samples: number, volume: number): Float32Array =>
  Float32Array.from({ length: samples }, (_, at) => volume * (at % 2 === 0 ? 1 : -1));

describe('the loudness of a sound', () => {
  it('is told in parts, the loudest of them 1, whatever pieces the sound came in', () => {
    const whole = new Loudness();
    whole.hear([Float32Array.from([...tone(8000, 0.1), ...tone(8000, 0.5)])], 8000);
    const pieces = new Loudness();
    for (const piece of [tone(3000, 0.1), tone(5000, 0.1), tone(8000, 0.5)]) pieces.hear([piece], 8000);
    expect(whole.peaks(4)).toEqual([0.2, 0.2, 1, 1]);
    expect(pieces.peaks(4)).toEqual([0.2, 0.2, 1, 1]);
    expect([whole.durationSeconds, pieces.durationSeconds]).toEqual([2, 2]);
  });

  it('is nothing for silence, and for a sound shorter than its parts', () => {
    const silence = new Loudness();
    silence.hear([tone(8000, 0), tone(8000, 0)], 8000);
    expect(silence.peaks(3)).toEqual([0, 0, 0]);
    const click = new Loudness();
    click.hear([tone(10, 1)], 8000);
    expect(click.peaks(3)).toEqual([1, 1, 1]);
  });
});

describe('an audio guide', () => {
  it('is measured from its MP3', async () => {
    const measured = await measureAudio(join(packageRoot, 'demo/audio/canal-grande.it.mp3'), 'audio/mpeg');
    expect(measured?.durationSeconds).toBeCloseTo(27.66, 1);
    expect(measured?.peaks).toHaveLength(40);
    expect(Math.max(...(measured?.peaks ?? []))).toBe(1);
    expect(Math.min(...(measured?.peaks ?? []))).toBeLessThan(0.5);
  });

  it('is measured from its Ogg Opus', async () => {
    const measured = await measureAudio(join(packageRoot, 'test/support/sounds/opus.ogg'), 'audio/ogg');
    expect(measured?.durationSeconds).toBeCloseTo(3, 1);
    expect(new Set(measured?.peaks).size).toBeGreaterThan(10);
  });

  it.each([
    ['is no MP3', 'package.json', 'audio/mpeg'],
    ['is no Ogg', 'package.json', 'audio/ogg'],
    ['is Ogg Vorbis', 'test/support/sounds/vorbis.ogg', 'audio/ogg'],
    ['has no decoder here', 'package.json', 'audio/mp4'],
  ] as const)('that %s stays unmeasured', async (_fault, file, type) => {
    expect(await measureAudio(join(packageRoot, file), type)).toBeNull();
  });
});
