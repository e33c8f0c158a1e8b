import {
  type ContributionField,
  type CorrectableMetadata,
  fieldValue,
  isOutdated,
  parseFieldValue,
} from './contribution.js';
import type { Language } from './languages.js';
import { noText } from './localized.js';

const blank: CorrectableMetadata = {
  year: null,
  yearEstimated: false,
  yearStart: null,
  yearEnd: null,
  author: null,
  source: null,
  license: null,
  ...noText('title'),
  ...noText('description'),
  ...noText('notes'),
  title: 'Molo',
  lat: null,
  lng: null,
};
const of = (fieldName: ContributionField, language: Language | null = null) => ({ fieldName, language });

describe('the value of a field of a photo', () => {
  it.each<[Partial<CorrectableMetadata>, ContributionField, Language | null, string | null]>([
    [{}, 'year', null, null],
    [{ year: 1912 }, 'year', null, '1912'],
    [{ year: 1912, yearEstimated: true }, 'year', null, 'c. 1912'],
    [{ year: 1908, yearEstimated: true, yearStart: 1905, yearEnd: 1912 }, 'year', null, '1905-1912'],
    [{ yearStart: 1905, yearEnd: 1912 }, 'year', null, '1905-1912'],
    [{ yearEnd: 1914 }, 'year', null, '-1914'],
    [{ yearStart: 1918 }, 'year', null, '1918-'],
    [{}, 'position', null, null],
    [{ lat: 45.65031234567, lng: 13.7 }, 'position', null, '45.650312,13.7'],
    [{ author: '  ' }, 'author', null, null],
    [{ titleDe: 'Mole' }, 'title', 'de', 'Mole'],
    [{}, 'title', null, 'Molo'],
    [{}, 'description', 'en', null],
  ])('%j: the %s (%s) is %j', (metadata, field, language, value) => {
    expect(fieldValue({ ...blank, ...metadata }, of(field, language))).toBe(value);
  });
});

describe('the metadata that a text is parsed to', () => {
  it.each<[string, ContributionField, Partial<CorrectableMetadata> | null]>([
    ['1912', 'year', { year: 1912, yearEstimated: false, yearStart: null, yearEnd: null }],
    ['1905 – 1912', 'year', { year: null, yearEstimated: false, yearStart: 1905, yearEnd: 1912 }],
    ['1912-1912', 'year', { year: 1912, yearEstimated: false, yearStart: null, yearEnd: null }],
    ['1912-1905', 'year', null],
    ['c. 1912', 'year', { year: 1912, yearEstimated: true, yearStart: null, yearEnd: null }],
    ['1905 ca.', 'year', { year: 1905, yearEstimated: true, yearStart: null, yearEnd: null }],
    ['1905?', 'year', { year: 1905, yearEstimated: true, yearStart: null, yearEnd: null }],
    ['-1914', 'year', { year: null, yearEstimated: false, yearStart: null, yearEnd: 1914 }],
    ['1918 –', 'year', { year: null, yearEstimated: false, yearStart: 1918, yearEnd: null }],
    ['-', 'year', null],
    ['', 'year', null],
    ['c. 2999', 'year', null],
    ['1905 agosto 14', 'year', null],
    ['0999', 'year', null],
    ['2999', 'year', null],
    ['19121', 'year', null],
    ['45.65, 13.77', 'position', { lat: 45.65, lng: 13.77 }],
    ['-0.00000001,13', 'position', { lat: -0, lng: 13 }],
    ['91,13', 'position', null],
    ['45,181', 'position', null],
    ['45', 'position', null],
    ['1e3,4', 'position', null],
    ['Giuseppe\n Wulz', 'author', { author: 'Giuseppe Wulz' }],
  ])('%j as a %s', (text, field, metadata) => {
    expect(parseFieldValue(text, of(field))).toEqual(metadata);
  });

  it('is in the language of the title or description', () => {
    expect(parseFieldValue('Mole', of('title', 'de'))).toEqual({ titleDe: 'Mole' });
    expect(parseFieldValue('one\ntwo', of('description', 'en'))).toEqual({ descriptionEn: 'one\ntwo' });
    expect(parseFieldValue('Molo San Carlo', of('title'))).toEqual({ title: 'Molo San Carlo' });
  });
});

describe('a pending correction', () => {
  const suggested = { status: 'pending', photoId: 1, fieldName: 'year', baseValue: '1900', newValue: '1912' } as const;

  it.each([
    ['1900', false],
    ['1911', true],
    [null, true],
    ['1912', false],
  ])('of 1900 to 1912 is in conflict with %s: %s', (presentValue, conflict) => {
    expect(isOutdated({ ...suggested, presentValue })).toBe(conflict);
  });

  it('that was decided is in no conflict, and neither is a memory', () => {
    expect(isOutdated({ ...suggested, status: 'approved', presentValue: '1911' })).toBe(false);
    expect(isOutdated({ ...suggested, fieldName: 'memory', baseValue: null, presentValue: null })).toBe(false);
  });
});
