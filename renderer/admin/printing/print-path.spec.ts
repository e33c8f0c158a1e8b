import { printedPhotos, printPath } from './print-path.js';

/** As a page reads an address. */
const searchOf = (path: string): Record<string, string[]> => {
  const search: Record<string, string[]> = {};
  for (const [name, value] of new URL(path, 'http://archive.invalid').searchParams) (search[name] ??= []).push(value);
  return search;
};

describe('the address of a print', () => {
  it('names selected photos by their ids, in the order of the list', () => {
    const path = printPath('labels', { ids: [7, 3] }, 'title');
    expect(path).toBe('/admin/photos/labels?ids=7,3&sortBy=title');
    expect(printedPhotos(searchOf(path))).toEqual({ ids: '7,3', sortBy: 'title' });
  });

  it('repeats the filter that found them, and those that were taken out', () => {
    const filter = { q: 'molo & faro', mine: true, lacks: 'year,position', tagId: 4 };
    const path = printPath('contactSheet', { filter, except: [9] }, 'createdAt');
    expect(printedPhotos(searchOf(path))).toEqual({ ...filter, except: '9' });
  });

  it('of the whole archive has no parameters', () => {
    expect(printPath('contactSheet', { filter: {} })).toBe('/admin/photos/contact-sheet');
    expect(printedPhotos({})).toEqual({});
  });

  it('that somebody has changed by hand keeps what can be right', () => {
    expect(printedPhotos({ ids: ['1,x,-2', '5'], sortBy: ['size'], q: ['molo'] })).toEqual({ ids: '1,5' });
  });
});
