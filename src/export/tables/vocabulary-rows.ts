import type { EntityManager } from 'typeorm';
import type { CoverToExport } from '../pictures/cover-picture.js';
import type { ExportScope } from '../export-scope.js';
import { pagesOf, recordsOfPage } from './pages-of.js';
import { selectColumns } from './select-columns.js';
import type { RowPages } from './row-pages.js';

/** In the order that administrators have given them, which an import keeps. */
export async function* entityTypeRows({ typeIds }: ExportScope, tx: EntityManager): RowPages {
  yield await tx.query(
    `select ${selectColumns('entityTypes')} from entity_types r
     where $1::integer[] is null or r.id = any($1) order by r.position, r.id`,
    [typeIds],
  );
}

/** By type, in their order. Those that are merely an address have no picture to export. */
export const defaultCoverRows = ({ typeIds }: ExportScope, tx: EntityManager): Promise<CoverToExport[]> =>
  tx.query(
    `select t.code as type, d.sort_order as "sortOrder", d.original_sha256 as sha256, d.renditions
     from default_covers d join entity_types t on t.id = d.entity_type_id
     where d.original_sha256 is not null and ($1::integer[] is null or t.id = any($1))
     order by t.position, t.id, d.sort_order`,
    [typeIds],
  );

export async function* relationKindRows({ kindIds }: ExportScope, tx: EntityManager): RowPages {
  yield await tx.query(
    `select ${selectColumns('relationKinds')} from relation_kinds r
     where $1::integer[] is null or r.id = any($1) order by r.id`,
    [kindIds],
  );
}

export const tagRows = ({ tagIds }: ExportScope, tx: EntityManager): RowPages =>
  pagesOf(tagIds, (condition, parameter) =>
    tx.query(
      `select r.id, ${selectColumns('tags')} from tags r where ${condition} order by r.id limit ${recordsOfPage}`,
      [parameter],
    ),
  );

/** Those of a higher level first, which an import of the others refers to. They are few. */
export async function* fondsRows({ fondsIds }: ExportScope, tx: EntityManager): RowPages {
  yield await tx.query(
    `select ${selectColumns('fonds', ['partOf'])}, parent.slug as "partOf"
     from fonds r left join fonds parent on parent.id = r.parent_id
     where $1::integer[] is null or r.id = any($1)
     order by array_position(array['collection', 'fonds', 'series'], r.level), r.id`,
    [fondsIds],
  );
}
