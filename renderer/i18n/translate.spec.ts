import { translator } from './translate.js';

const texts = {
  archive: {
    title: 'Archivio',
    count_one: '{{number}} fotografia',
    count_many: '{{number}} di fotografie',
    count_other: '{{number}} fotografie',
    withTag: 'con “{{tag}}”, e ancora “{{tag}}”',
  },
};

const translate = translator<string>('it', texts);

describe('a text', () => {
  it('is found by its namespace and key', () => {
    expect(translate('archive.title')).toBe('Archivio');
  });

  it('has its placeholders replaced wherever they occur, and placeholders within the values are not', () => {
    expect(translate('archive.withTag', { tag: '{{number}} $& mare' })).toBe(
      'con “{{number}} $& mare”, e ancora “{{number}} $& mare”',
    );
  });

  it.each([
    [0, '0 fotografie'],
    [1, '1 fotografia'],
    [2, '2 fotografie'],
    [1_000_000, '1000000 di fotografie'],
  ])('counts %i in the form of its language', (count, expected) => {
    expect(translate('archive.count', { count, number: String(count) })).toBe(expected);
  });

  it('without plural forms may contain a number all the same', () => {
    expect(translate('archive.title', { count: 3 })).toBe('Archivio');
  });
});
