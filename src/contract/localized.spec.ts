import { fallbackLang, localized, noText } from './localized.js';

const photo = { ...noText('title'), title: 'Il molo', titleEn: 'The pier', titleDe: ' ' };

it('a text without a translation is Italian, and says so', () => {
  expect([localized(photo, 'title', 'de'), fallbackLang(photo, 'title', 'de')]).toEqual(['Il molo', 'it']);
});

it('a text in the language of its page says nothing', () => {
  expect(fallbackLang(photo, 'title', 'en')).toBeUndefined();
  expect(fallbackLang(photo, 'title', 'it')).toBeUndefined();
});
