import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { packageRoot } from '../../platform/package-root.js';
import { Loudness } from './loudness.js';
import { measureAudio } from './measure-audio.js';

const tone = (samples: number, volume: number): Float32Array =>
  Float32Array.from({ length: samples }, (_, at) => volume * (at % 2 === 0 ? 1 : -1));

describe('the loudness of a sound', () => {
  it('is measured in parts, the loudest of them 1, whatever the size of the chunks', () => {
    const whole = new Loudness();
    whole.add([Float32Array.from([...tone(8000, 0.1), ...tone(8000, 0.5)])], 8000);
    const chunked = new Loudness();
    for (const chunk of [tone(3000, 0.1), tone(5000, 0.1), tone(8000, 0.5)]) chunked.add([chunk], 8000);
    expect(whole.waveform(4)).toEqual([0.2, 0.2, 1, 1]);
    expect(chunked.waveform(4)).toEqual([0.2, 0.2, 1, 1]);
    expect([whole.durationSeconds, chunked.durationSeconds]).toEqual([2, 2]);
  });

  it('is 0 for silence, and is measured for a sound with fewer samples than parts', () => {
    const silence = new Loudness();
    silence.add([tone(8000, 0), tone(8000, 0)], 8000);
    expect(silence.waveform(3)).toEqual([0, 0, 0]);
    const click = new Loudness();
    click.add([tone(10, 1)], 8000);
    expect(click.waveform(3)).toEqual([1, 1, 1]);
  });
});

describe('an audio guide', () => {
  it('is measured from its MP3', async () => {
    const measured = await measureAudio(join(packageRoot, 'demo/archive/audio/48_canal-grande.it.mp3'), 'audio/mpeg');
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
  ] as const)('that %s stays unmeasured', async (_problem, file, type) => {
    expect(await measureAudio(join(packageRoot, file), type)).toBeNull();
  });
});
