import { publicWidths } from './public-widths.js';

const widthOf = publicWidths({
  publicWidths: [
    { licence: 'all-rights-reserved', width: 1600 },
    { licence: 'cc-by-sa-3.0', width: 2000 },
    { licence: 'rs-inc', width: 1200 },
    { licence: 'other', width: 800 },
  ],
  defaultLicense: 'In Copyright',
});

describe('the largest public width', () => {
  it.each([
    ['Tutti i diritti riservati', 1600],
    ['http://rightsstatements.org/vocab/InC/1.0/', 1200],
    ['CC BY-SA 3.0', 2000],
    ['cc-by-sa 3.0 IT', 2000],
    ['CC0', Infinity],
    ['CC BY-SA 4.0', Infinity],
    ['By courtesy of the family', 800],
  ])('of photos with %s is %d', (licence, width) => {
    expect(widthOf(licence)).toBe(width);
  });

  it('of photos without a licence is that of the default licence, unless they have one of their own', () => {
    expect(widthOf(null)).toBe(1200);
    expect(widthOf(' ')).toBe(1200);
    const none = [{ licence: 'none', width: 640 }];
    expect(publicWidths({ publicWidths: none, defaultLicense: 'CC0' })(null)).toBe(640);
    expect(publicWidths({ publicWidths: [{ licence: 'other', width: 640 }], defaultLicense: null })(null)).toBe(
      Infinity,
    );
  });

  it('is not limited unless the settings say so', () => {
    expect(publicWidths({ publicWidths: [], defaultLicense: null })('Tutti i diritti riservati')).toBe(Infinity);
  });
});
