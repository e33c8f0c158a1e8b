import type { DataSource, EntityManager } from 'typeorm';
import { defaultLanguage, type Language } from '../../contract/languages.js';
import { type OtherLanguage, otherLanguages } from '../../contract/localized.js';
import { localizedColumn } from '../../platform/database/localized-columns.js';
import { stemConfiguration, wordConfiguration } from '../../search/search-languages.js';
import { alignPhotos } from './align-photos.js';
import { commentTranslations } from './translation-comments.js';
import { translatedTexts } from './translated-texts.js';

/**
 * Gives every language of the table its columns: migrations know the languages that there were. Does nothing where no language
 * is new. The texts of a language that is taken away stay, until it comes back. docs/adr/0064
 * @param others the languages beside the base language
 */
export async function alignLanguages(dataSource: DataSource, others = otherLanguages): Promise<void> {
  const areWritten = await dataSource.transaction(async (tx) => {
    await addTexts(others, tx);
    await addWords(others, tx);
    const areAligned = await alignPhotos(others, tx);
    await commentTranslations(tx);
    return areAligned;
  });
  // Lists are read from indexes alone only where the table is known to have no other versions of its rows.
  if (areWritten) await dataSource.query('vacuum (analyze) photos');
}

async function addTexts(others: OtherLanguage[], tx: EntityManager): Promise<void> {
  for (const [table, texts] of translatedTexts) {
    const existing = await columnsOf(table, tx);
    const missing = texts
      .flatMap((text) => others.map((language) => localizedColumn(text, language)))
      .filter((column) => !existing.has(column));
    if (missing.length > 0)
      await tx.query(`alter table ${table} ${missing.map((column) => `add column ${column} text`).join(', ')}`);
  }
}

/** Of the search: the words of a language, and how they are read. */
async function addWords(others: OtherLanguage[], tx: EntityManager): Promise<void> {
  const existing = await columnsOf('search_documents', tx);
  const all: Language[] = [defaultLanguage, ...others];
  for (const language of all) {
    const [words, stems] = [wordConfiguration(language), stemConfiguration(language)];
    const known = await tx.query<object[]>('select from pg_ts_config where cfgname = $1', [words]);
    if (stems && known.length === 0)
      await tx.query(`
        create text search dictionary ${words} (template = simple, stopwords = ${stems});
        create text search configuration ${words} (copy = simple);
        alter text search configuration ${words} alter mapping for asciiword, word with ${words};`);
    if (!existing.has(`tsv_${language}`))
      await tx.query(`alter table search_documents add column tsv_${language} tsvector not null default ''`);
  }
}

async function columnsOf(table: string, tx: EntityManager): Promise<Set<string>> {
  const rows = await tx.query<{ name: string }[]>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
    [table],
  );
  return new Set(rows.map(({ name }) => name));
}
