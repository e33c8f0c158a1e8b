import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { byLanguage, defaultLanguage, type Language } from '../../src/contract/languages.js';
import { compileLegalText } from './compile-legal-text.js';
import { legalAnchors } from './legal-anchors.js';
import { type LegalPage, textPages } from './legal-pages.js';
import { readPhrases } from './legal-phrases.js';
import { errorIn, type LegalSource } from './legal-source.js';
import type { LegalText, LegalTexts } from './legal-text.js';

const root = new URL('../../', import.meta.url);

/** Where the texts lie: content/legal/<language>/<page>.md. */
export const legalFolder = fileURLToPath(new URL('content/legal', root));

/**
 * Reads all texts, in all languages.
 * @throws Error with file and line for the first fault, also where a translation has another day of change
 */
export const readLegalTexts = (): Record<Language, LegalTexts> =>
  byLanguage((language) => {
    const phrases = readPhrases(readSource(language, 'phrases'));
    return recordOf(textPages, (page) => readLegalText(page, language, phrases));
  });

function readLegalText(page: LegalPage, language: Language, phrases: Record<string, string>): LegalText {
  const source = readSource(language, page);
  const text = compileLegalText(source, { anchors: legalAnchors[page], phrases });
  if (!readSource(defaultLanguage, page).text.includes(`\nupdated: ${text.updated}\n`))
    throw errorIn(source, source.text.indexOf('updated'), 'the text in the base language has another day of change');
  return text;
}

function readSource(language: Language, name: string): LegalSource {
  const file = `content/legal/${language}/${name}.md`;
  return { file, text: readFileSync(new URL(file, root), 'utf8') };
}

const recordOf = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
