import type { EntityManager } from 'typeorm';
import { localizedFields } from '../../contract/localized.js';
import { recordIdentifier } from '../../contract/exchange/tables.js';
import type { StoredAudios } from '../../entities/audio/stored-audio.js';
import { otherDataSql } from '../../records/other-data.js';
import type { ExportScope } from '../export-scope.js';
import { pagesOf, recordsOfPage } from './pages-of.js';
import type { ExportedRow, RowPages } from './row-pages.js';
import { selectColumns } from './select-columns.js';

/** A card as an export writes it, but for the places of its audio guides. */
export interface EntityToExport extends ExportedRow {
  id: number;
  identifier: string;
  slug: string;
  audio: StoredAudios;
}

const ofOtherTables = ['identifier', 'type', 'otherData', ...localizedFields('audioFile')];

type Related = ExportedRow & { id: number; from: number; to: number };

export async function* entityRows(
  { entityIds }: ExportScope,
  archiveId: string,
  tx: EntityManager,
): AsyncGenerator<EntityToExport[]> {
  const pages = pagesOf(entityIds, (condition, parameter) =>
    tx.query<EntityToExport[]>(
      `select r.id, r.audio, t.code as "type", ${selectColumns('entities', ofOtherTables)},
         ${otherDataSql('entity', 'r.id')} as "otherData"
       from entities r join entity_types t on t.id = r.entity_type_id
       where ${condition} order by r.id limit ${recordsOfPage}`,
      [parameter],
    ),
  );
  for await (const rows of pages)
    yield rows.map((row) => ({ ...row, identifier: recordIdentifier(archiveId, 'entity', row.id) }));
}

/** A kind that reads the same from both ends has no first card: the older one is written first, whoever has related them. */
const ends = `case when k.reverse_name is null then least(from_entity_id, to_entity_id) else from_entity_id end as "from",
  case when k.reverse_name is null then greatest(from_entity_id, to_entity_id) else to_entity_id end as "to"`;

export async function* relationRows({ relationIds }: ExportScope, archiveId: string, tx: EntityManager): RowPages {
  const pages = pagesOf(relationIds, (condition, parameter) =>
    tx.query<Related[]>(
      `select r.id, ${ends}, ${selectColumns('relations', ['from', 'to'])}
       from entity_relations r join relation_kinds k on k.code = r.kind where ${condition} order by r.id limit ${recordsOfPage}`,
      [parameter],
    ),
  );
  for await (const rows of pages)
    yield rows.map((row) => ({
      ...row,
      from: recordIdentifier(archiveId, 'entity', row.from),
      to: recordIdentifier(archiveId, 'entity', row.to),
    }));
}
