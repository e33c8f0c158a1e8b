import { isShownWhole, wideStyle } from './cover-size.js';

describe('the cover of a card’s page', () => {
  it.each([
    ['a landscape with pixels enough', { width: 1200, height: 800 }, false],
    ['a square with pixels enough', { width: 1600, height: 1600 }, false],
    ['a portrait', { width: 1600, height: 1601 }, true],
    ['a small scan', { width: 1199, height: 800 }, true],
  ])('of %s is shown whole: %o %s', (_, size, isWhole) => expect(isShownWhole(size)).toBe(isWhole));

  it('is never larger than the scan, enlarged by the crop of its edges', () => {
    const style = wideStyle({ width: 1600, height: 800 });
    const [width, height] = [style['--own-width'], style['--own-height']].map(parseFloat);
    expect(width! * 1.045).toBeLessThanOrEqual(1600);
    expect(height! * 1.045).toBeLessThanOrEqual(800);
    expect(width).toBeGreaterThan(1500);
  });
});
