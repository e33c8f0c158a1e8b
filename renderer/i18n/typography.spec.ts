import { readdirSync, readFileSync } from 'node:fs';

const locales = new URL('../../src/contract/locales/', import.meta.url);

/** Texts whose wording the archive's first users were promised, character by character. */
const asPromised = [
  'Autenticazione...',
  'Caricamento...',
  "Errore durante l'invio del messaggio",
  "La foto è stata pubblicata nell'archivio",
  "Errore nell'inizializzazione della mappa: {{reason}}",
];

function textsOf(language: string): string[] {
  const folder = new URL(`${language}/`, locales);
  return readdirSync(folder).flatMap((file) => strings(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
}

const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(strings);

describe.each(readdirSync(locales))('the texts in %s', (language) => {
  const texts = textsOf(language).filter((text) => !asPromised.includes(text));

  it('have the apostrophes, quotation marks and ellipses of print', () => {
    expect(texts.filter((text) => /\p{L}'|'\p{L}|"|\.\.\./u.test(text))).toEqual([]);
  });
});

it('the German texts address the reader as Sie', () => {
  const familiar = /\b(du|dich|dir|dein(e[mnrs]?)?|versuche|klicke|drücke|wähle|schreibe|melde dich)\b/iu;
  expect(textsOf('de').filter((text) => familiar.test(text))).toEqual([]);
});

it('the German texts leave a space before an ellipsis that stands for words', () => {
  expect(textsOf('de').filter((text) => /\p{L}…/u.test(text))).toEqual([]);
});
