import { columnCounts, orientations, sheetChoices, sheetLines, sheetValues } from './sheet-choices.js';
import { sheetLayout } from './sheet-layout.js';

describe('a contact sheet', () => {
  it('has fewer photos where more is said of each', () => {
    const choices = { columns: 4, orientation: 'portrait' } as const;
    expect(sheetLayout({ ...choices, lines: [] }).perSheet).toBe(32);
    expect(sheetLayout({ ...choices, lines: ['number', 'title', 'date'] }).perSheet).toBe(20);
    expect(sheetLayout({ ...choices, lines: [...sheetLines] }).perSheet).toBe(16);
  });

  it('is full but never fuller than a sheet of A4, in every choice', () => {
    for (const columns of columnCounts)
      for (const orientation of orientations)
        for (const lines of [[], ['number'], [...sheetLines]] as const) {
          const { rows, cellHeight, imageHeight } = sheetLayout({ columns, orientation, lines: [...lines] });
          const height = (orientation === 'portrait' ? 297 : 210) - 24 - 9;
          expect(rows * cellHeight + (rows - 1) * 5).toBeCloseTo(height);
          // A photo of 3:2 is as wide as its column.
          const width = (orientation === 'portrait' ? 210 : 297) - 24;
          expect(imageHeight).toBeGreaterThanOrEqual(((width - (columns - 1) * 5) / columns) * (2 / 3));
        }
  });
});

describe('the choices of a contact sheet', () => {
  it('are read from the address, and are the usual ones where it says none that exist', () => {
    expect(sheetChoices({ columns: ['5'], orientation: ['landscape'], lines: ['licence,author'] })).toEqual({
      columns: 5,
      orientation: 'landscape',
      lines: ['author', 'licence'],
    });
    expect(sheetValues(sheetChoices({ columns: ['9'], orientation: ['a3'] }))).toEqual(sheetValues());
  });
});
