import { hashedSize, perceptualHash } from './perceptual-hash.js';

const wave = (frequency: number, at: number): number =>
  Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * hashedSize));

/** A picture of one frequency across and one down. */
const waves = (across: number, down: number): Uint8Array =>
  Uint8Array.from({ length: hashedSize ** 2 }, (_, at) =>
    Math.round(128 + 100 * wave(across, at % hashedSize) * wave(down, Math.floor(at / hashedSize))),
  );

describe('the perceptual hash of a picture', () => {
  it.each([
    [1, 1, '8000000000000000'],
    [1, 8, '0100000000000000'],
    [2, 1, '0080000000000000'],
    [8, 8, '0000000000000001'],
  ])('says which frequencies it has: %s across and %s down', (across, down, hash) => {
    expect(perceptualHash(waves(across, down))).toBe(hash);
  });

  it('has nothing of frequencies that it does not keep', () => {
    const [fine, coarse] = [waves(12, 12), waves(3, 5)];
    const both = coarse.map((value, at) => value + (fine[at]! - 128) / 4);
    expect(perceptualHash(both)).toBe(perceptualHash(coarse));
  });
});
