import { onlyLanguage } from './only-language.js';

describe('a record for a page of one language', () => {
  const photo = { slug: 'molo', title: 'Il molo', titleEn: 'The pier', titleDe: 'Die Mole', yearEn: 1900 };

  it.each([
    ['it', { slug: 'molo', title: 'Il molo', yearEn: 1900 }],
    ['en', { slug: 'molo', titleEn: 'The pier', yearEn: 1900 }],
    ['de', { slug: 'molo', titleDe: 'Die Mole', yearEn: 1900 }],
  ] as const)('keeps the text in %s', (language, expected) => {
    expect(onlyLanguage(photo, language)).toEqual(expected);
  });

  it('keeps the Italian text where the translation is missing', () => {
    const untranslated = { title: 'Il molo', titleEn: ' ', titleDe: null };
    expect(onlyLanguage(untranslated, 'en')).toEqual({ title: 'Il molo', titleEn: ' ' });
    expect(onlyLanguage(untranslated, 'de')).toEqual({ title: 'Il molo', titleDe: null });
  });

  it('keeps the Italian name, which former names are compared with', () => {
    const entity = { name: 'Molo Audace', nameEn: 'Audace Pier', nameDe: null };
    expect(onlyLanguage(entity, 'en')).toEqual({ name: 'Molo Audace', nameEn: 'Audace Pier' });
  });
});
