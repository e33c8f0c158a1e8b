import type { EntityManager } from 'typeorm';
import { languages } from '../../contract/languages.js';
import { commentOnColumn } from '../comments/table-comments.js';
import { translatedTexts } from './translated-texts.js';

/** Says what the columns hold that are made for each language, where nothing is said yet. */
export async function commentTranslations(tx: EntityManager): Promise<void> {
  const columns = await tx.query<{ table: string; column: string }[]>(
    `select attrelid::regclass as "table", attname as "column" from pg_attribute
     where attrelid in (select to_regclass(name) from unnest($1::text[]) name) and attnum > 0 and not attisdropped and col_description(attrelid, attnum) is null`,
    [[...translatedTexts.map(([table]) => table), 'photo_counts_by_filter', 'search_documents']],
  );
  for (const { table, column } of columns) {
    const text = commentOf(table, column);
    if (text) await tx.query(commentOnColumn(table, column, text));
  }
}

const texts = new Map(translatedTexts);

function commentOf(table: string, column: string): string | undefined {
  if (column === 'part_text')
    return 'Titles, file name, inventory number and path in plain letters: administrators search for parts of it.';
  const language = languages.find((code) => column.endsWith(`_${code}`));
  if (!language) return undefined;
  const of = column.slice(0, -language.length - 1);
  if (of === 'lacks') return `Whether the title or the description has no translation to "${language}".`;
  if (of === 'tsv')
    return `Titles and keywords in the language "${language}": what is found in the visitor's own comes first.`;
  return texts.get(table)?.includes(of) ? `Translation of ${of} to "${language}".` : undefined;
}
