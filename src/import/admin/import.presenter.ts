import type { Import } from '../../contract/import.js';
import type { ListedImport } from '../imports.repository.js';

export const presentImport = (record: ListedImport): Import => ({
  id: record.id,
  state: record.state,
  files: record.tables.map(({ name, mapping: { table } }) => ({ name, table })),
  collection: record.tables[0]?.mapping.collection ?? '',
  created: record.created,
  changed: record.changed,
  same: record.same,
  refused: record.refused,
  reported: record.reported,
  undone: record.undone,
  kept: record.kept,
  changeSetId: record.changeSetId,
  undoSetId: record.undoSetId,
  startedBy: record.userName,
  createdAt: record.createdAt.toISOString(),
  finishedAt: record.finishedAt?.toISOString() ?? null,
});
