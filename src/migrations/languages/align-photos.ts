import type { EntityManager } from 'typeorm';
import type { OtherLanguage } from '../../contract/localized.js';
import { localizedColumn } from '../../platform/database/localized-columns.js';
import { countingByFilters } from './photo-filter-counts.js';

/**
 * What photos store of their translations: which they lack, their titles in one text, and the counts by them. Writes all photos
 * anew when a language has come or gone. Resolves with whether it did.
 */
export async function alignPhotos(others: OtherLanguage[], tx: EntityManager): Promise<boolean> {
  const lacks = others.map((language) => `lacks_${language}`);
  const rows = await tx.query<{ name: string }[]>(
    `select attname as name from pg_attribute
     where attrelid = 'photos'::regclass and attname like 'lacks\\_%' and not attisdropped`,
  );
  const former = rows.map(({ name }) => name);
  const added = others.filter((language) => !former.includes(`lacks_${language}`));
  const gone = former.filter((name) => !lacks.includes(name));
  if (added.length + gone.length === 0) return false;
  const listed = await listedIndexes(lacks, tx);
  await tx.query(`
    ${listed.map(({ name }) => `drop index ${name};`).join('\n')}
    delete from photo_counts_by_filter;
    alter table photo_counts_by_filter
      ${[
        ...gone.map((column) => `drop column ${column}`),
        ...added.map((language) => `add column lacks_${language} boolean not null`),
      ].join(', ')};
    alter table photos drop column part_text,
      ${[
        ...gone.map((column) => `drop column ${column}`),
        ...added.map((language) => `add column lacks_${language} ${lacksText(language)}`),
      ].join(', ')},
      add column part_text text generated always as (plain_text(${partsIn(others)})) stored;
    create index photos_part_text on photos using gin (part_text gin_trgm_ops);
    ${added
      .map(
        (language) =>
          `create index photos_without_${language} on photos (id) where not proposed and lacks_${language};`,
      )
      .join('\n')}
    ${listed.map(({ definition }) => `${definition};`).join('\n')}
    ${countingByFilters(lacks)}
    select recount_photo_filters();
  `);
  return true;
}

/** A text that exists in the base language and not in the other language. */
const lacksText = (language: string): string =>
  `boolean not null generated always as (title_${language} is null
    or (description is not null and description_${language} is null)) stored`;

const partsIn = (others: OtherLanguage[]): string =>
  [
    'title',
    ...[
      ...others.map((language) => localizedColumn('title', language)),
      'original_name',
      'inventory_number',
      'delivery_path',
    ].map((column) => `coalesce(${column}, '')`),
  ].join(` || ' ' || `);

/** The indexes of lists that have these columns besides their order, with the columns of now. */
async function listedIndexes(lacks: string[], tx: EntityManager): Promise<{ name: string; definition: string }[]> {
  const indexes = await tx.query<{ name: string; definition: string }[]>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'photos'::regclass and pg_get_indexdef(indexrelid) ~ 'INCLUDE \\(.*lacks_'`,
  );
  return indexes.map(({ name, definition }) => ({
    name,
    definition: definition.replace(/INCLUDE \(([^)]*)\)/, (_, columns: string) => {
      const others = columns.split(', ').filter((column) => !column.startsWith('lacks_'));
      return `INCLUDE (${[...others, ...lacks].join(', ')})`;
    }),
  }));
}
