import type { DataSource } from 'typeorm';
import { defaultLanguage } from '../../src/contract/languages.js';
import { otherLanguages } from '../../src/contract/localized.js';
import { alignLanguages } from '../../src/migrations/languages/align-languages.js';
import { translatedTexts } from '../../src/migrations/languages/translated-texts.js';

const [kept] = otherLanguages;

/**
 * Leaves an empty database the base language and one other, so that its description does not depend on how many there are.
 * By the rule of the product, which makes indexes and functions for the languages that it is given.
 */
export async function leaveOneTranslation(database: DataSource): Promise<void> {
  if (!kept) throw new Error('The table of languages has no other than the base language.');
  await alignLanguages(database, [kept]);
  for (const [table, texts] of [...translatedTexts, ['search_documents', ['tsv']] as const]) {
    const columns = await database.query<{ name: string }[]>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and not attisdropped
         and attname ~ ('^(' || $2 || ')_[a-z]{2,3}$') and not attname ~ ('_(' || $3 || ')$')`,
      [table, texts.join('|'), [defaultLanguage, kept].join('|')],
    );
    for (const { name } of columns) await database.query(`alter table ${table} drop column ${name}`);
  }
}

/** Its description, with `xx` for that language. */
export const withAnyLanguage = (text: string): string =>
  text.replace(new RegExp(`(?<=_|")${kept}(?![a-z0-9])`, 'g'), 'xx');

/** Whether a column is there for that language. */
export const isOfTranslation = (column: string): boolean => column.endsWith(`_${kept}`);
