import { choicePath, chosenOf } from './line-choice.js';

const all = ['number', 'title', 'date'] as const;

describe('what is chosen to be printed', () => {
  it('is the usual choice where the address says nothing, or nothing that is known', () => {
    expect(chosenOf(undefined, all, ['title'])).toEqual(['title']);
    expect(chosenOf(['size'], all, ['title'])).toEqual(['title']);
  });

  it('is read from repeated parameters and from lists, in its own order', () => {
    expect(chosenOf(['date', 'number'], all)).toEqual(['number', 'date']);
    expect(chosenOf(['date,number'], all)).toEqual(['number', 'date']);
  });

  it('can be nothing at all', () => {
    const path = choicePath('/labels', { lines: '', size: '90x55' }, { lines: 'title', size: '90x55' });
    expect(path).toBe('/labels?lines=none');
    expect(chosenOf(['none'], all)).toEqual([]);
  });

  it('is left out of the address where it is the usual one', () => {
    expect(choicePath('/labels', { lines: 'title', q: '' }, { lines: 'title' })).toBe('/labels');
    expect(choicePath('/labels', { lines: 'title,date', ids: '1,2' }, { lines: 'title' })).toBe(
      '/labels?lines=title,date&ids=1,2',
    );
  });
});
