import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../../src/contract/languages.js';
import { i18nextTexts } from './i18next-texts.js';
import { lookUp } from './look-up.js';
import type { Texts } from './texts.js';

const folder = 'src/contract/locales';
/** Those of pages; errors and emails are read by their codes. */
const names = readdirSync(`${folder}/it`).filter((name) => !['errors.json', 'mail.json'].includes(name));
const files = readdirSync(folder).flatMap((language) =>
  names
    .filter((name) => existsSync(`${folder}/${language}/${name}`))
    .map((name) => [language as Language, name] as const),
);

function keysOf(texts: Texts, above = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? `${above}${name}` : keysOf(value, `${above}${name}.`),
  );
}

it.each(files)('the browser finds the same texts as i18next on the server: %s/%s', (language, name) => {
  const texts = JSON.parse(readFileSync(`${folder}/${language}/${name}`, 'utf8')) as Texts;
  const [inBrowser, onServer] = [lookUp(language, texts), i18nextTexts(language, texts)];
  const keys = [...new Set(keysOf(texts).flatMap((key) => [key, key.replace(/_(one|two|few|many|other)$/, '')]))];
  const found = (find: typeof inBrowser): string[] =>
    keys.flatMap((key) =>
      [undefined, 0, 1, 2, 3, 5, 101, 1_000_000].map((count) => `${key} ${count}: ${find(key, count)}`),
    );
  expect(keys.length).toBeGreaterThan(0);
  expect(found(inBrowser)).toEqual(found(onServer));
});

it.each(['archive.missing', 'archive.title.length', 'constructor.name'])(
  'a key without a text is its own text: %s',
  (key) => {
    const texts = { archive: { title: 'Archivio' } };
    expect([lookUp('it', texts)(key, 1), i18nextTexts('it', texts)(key, 1)]).toEqual([key, key]);
  },
);
