import { fillsField, sizesInGrid } from './card-field.js';

const image = (width: number, height: number) => ({ width, height });

describe('the picture on the card of a photo', () => {
  it.each([
    ['3:2', image(900, 600)],
    ['4:3', image(800, 600)],
    ['5:4', image(1000, 800)],
    ['16:9', image(1600, 900)],
    ['2:1', image(2000, 1000)],
  ])('fills its field where it loses a quarter at most: %s', (_, size) => {
    expect(fillsField(size)).toBe(true);
  });

  it.each([
    ['a portrait', image(600, 900)],
    ['a square', image(600, 600)],
    ['a panorama', image(3000, 1000)],
  ])('is whole otherwise: %s', (_, size) => {
    expect(fillsField(size)).toBe(false);
  });

  it('asks for files as wide as it is shown', () => {
    expect(sizesInGrid(image(800, 600))).toBe(
      '(min-width:80rem) 22vw,(min-width:64rem) 29vw,(min-width:40rem) 45vw,88vw',
    );
    // Half as wide as the field.
    expect(sizesInGrid(image(800, 1000))).toContain('(min-width:80rem) 11vw');
    // Cut at its sides: wider than the field.
    expect(sizesInGrid(image(2000, 1000))).toContain('(min-width:80rem) 28vw');
  });
});
