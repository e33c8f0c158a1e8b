import { onlyLanguage } from './only-language.js';

describe('a record for a page of one language', () => {
  const photo = { slug: 'molo', title: 'Il molo', titleEn: 'The pier', titleDe: 'Die Mole', yearEn: 1900 };

  it.each([
    ['it', { slug: 'molo', title: 'Il molo', yearEn: 1900 }],
    ['en', { slug: 'molo', title: 'Il molo', titleEn: 'The pier', yearEn: 1900 }],
    ['de', { slug: 'molo', title: 'Il molo', titleDe: 'Die Mole', yearEn: 1900 }],
  ] as const)('keeps the Italian text and the translation into %s', (language, expected) => {
    expect(onlyLanguage(photo, language)).toEqual(expected);
  });
});
