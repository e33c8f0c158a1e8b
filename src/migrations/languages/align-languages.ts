import type { DataSource, EntityManager } from 'typeorm';
import { defaultLanguage, type Language } from '../../contract/languages.js';
import { type OtherLanguage, otherLanguages } from '../../contract/localized.js';
import {
  defaultRelationKindNames,
  defaultRelationKinds,
} from '../../entities/relations/kinds/default-relation-kinds.js';
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
  const areWritten = await dataSource.transaction((tx) => alignLanguagesIn(tx, others));
  // Lists are read from indexes alone only where the table is known to have no other versions of its rows.
  if (areWritten) await dataSource.query('vacuum (analyze) photos');
}

/** As `alignLanguages`, in an open transaction. Resolves with whether all photos were written anew. */
export async function alignLanguagesIn(tx: EntityManager, others: OtherLanguage[]): Promise<boolean> {
  const added = await languagesWithoutKinds(others, tx);
  await addTexts(others, tx);
  await nameDefaultKinds(added, tx);
  await addWords(others, tx);
  const areAligned = await alignPhotos(others, tx);
  await commentTranslations(tx);
  return areAligned;
}

async function addTexts(others: OtherLanguage[], tx: EntityManager): Promise<void> {
  for (const [table, texts] of translatedTexts) {
    const existing = await columnsOf(table, tx);
    // A backup of an earlier version is loaded before the migrations that made the table since.
    if (existing.size === 0) continue;
    const missing = texts
      .flatMap((text) => others.map((language) => localizedColumn(text, language)))
      .filter((column) => !existing.has(column));
    if (missing.length > 0)
      await tx.query(`alter table ${table} ${missing.map((column) => `add column ${column} text`).join(', ')}`);
  }
}

async function languagesWithoutKinds(others: OtherLanguage[], tx: EntityManager): Promise<OtherLanguage[]> {
  const existing = await columnsOf('relation_kinds', tx);
  return others.filter((language) => !existing.has(localizedColumn('name', language)));
}

/** The kinds of relation that every installation begins with have names in the new languages too, unless they were renamed. */
async function nameDefaultKinds(added: Language[], tx: EntityManager): Promise<void> {
  for (const language of added) {
    const names = defaultRelationKinds.map((code) => ({
      code,
      name: defaultRelationKindNames[defaultLanguage][code],
      translation: defaultRelationKindNames[language][code],
    }));
    await tx.query(
      `update relation_kinds k set ${localizedColumn('name', language)} = named.translation
       from jsonb_to_recordset($1) as named (code text, name text, translation text)
       where k.code = named.code and k.name = named.name`,
      [JSON.stringify(names)],
    );
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

/** None where there is no such table. */
async function columnsOf(table: string, tx: EntityManager): Promise<Set<string>> {
  const rows = await tx.query<{ name: string }[]>(
    'select attname as name from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped',
    [table],
  );
  return new Set(rows.map(({ name }) => name));
}
