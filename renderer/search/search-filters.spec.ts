import { limits } from '../../src/contract/limits.js';
import { asSavedFilters, noFilters, readSearchFilters, savedSearchPath, searchPath } from './search-filters.js';

const read = (query: string) => readSearchFilters(Object.fromEntries(new URLSearchParams(query)), 2026);

describe('the filters of the search in the address', () => {
  it('are read from the address and write the same address again', () => {
    const address =
      '/search?q=molo+audace&yearRange=1900-1909&entityTypeCode=pier&entityId=5&tags=7,3&fondsId=4&licence=CC+BY+4.0&series=Il+molo&page=3';
    const filters = read(address.split('?')[1]!);
    expect(filters).toEqual({
      q: 'molo audace',
      years: { from: 1900, to: 1909 },
      days: null,
      entityTypeCode: 'pier',
      entityId: 5,
      tags: [7, 3],
      fondsId: 4,
      licence: 'CC BY 4.0',
      series: 'Il molo',
      page: 3,
    });
    expect(searchPath(filters)).toBe(address);
  });

  it('are saved and opened again as they are', () => {
    for (const query of [
      'q=molo&year=1912&tags=3,7',
      'q=molo&days=1918-06..1918-11-03',
      'days=1918-06..',
      'yearRange=1900-1910&entityTypeCode=pier&entityId=5&fondsId=4&licence=CC0&series=Il+molo',
    ])
      expect(savedSearchPath(asSavedFilters(read(query)))).toBe(`/search?${query}`);
  });

  it.each([
    ['year=1912', '/search?year=1912'],
    ['year=1912&days=1918-06..', '/search?year=1912'],
    ['days=1918-13..', '/search'],
    ['year=1912&to=', '/search?year=1912'],
    ['year=1912&yearRange=1890-1905', '/search?year=1912'],
    ['year=1900&to=1910', '/search?yearRange=1900-1910'],
    ['year=1910&to=1900', '/search?yearRange=1900-1910'],
    ['to=1900', '/search?yearRange=1850-1900'],
    ['yearRange=1700-1900', '/search?yearRange=1850-1900'],
    ['yearRange=1900-9999', '/search?yearRange=1900-2026'],
    ['yearRange=1905-1890', '/search?yearRange=1890-1905'],
    ['yearRange=1900-1900', '/search?year=1900'],
  ])('have a year or a range of years: %s', (query, address) => {
    expect(searchPath(read(query))).toBe(address);
  });

  it.each([
    'year=19',
    'year=abc',
    'year=1700',
    'year=2027',
    'to=x',
    'yearRange=1900',
    'yearRange=1900-1910-x',
    'yearRange=1850-2026',
    'yearRange=1000-1100',
    'entityTypeCode=%3Cb%3E',
    'entityId=-1',
    'entityId=99999999999',
    'tags=a,,0',
    'fondsId=fondo',
    'q=+++',
    `licence=${'x'.repeat(501)}`,
    `series=${'x'.repeat(limits.text.title + 1)}`,
    'page=0',
    'page=x',
  ])('leave out what makes no sense: %s', (query) => {
    expect(read(query)).toEqual(noFilters);
  });
});
