import type { Import, ImportDetail, ImportedFile } from '../../contract/import.js';
import type { ListedImport } from '../imports.repository.js';

export const presentImport = (record: ListedImport): Import => ({
  id: record.id,
  state: record.state,
  files: filesOf(record),
  collection: record.tables[0]?.mapping.collection ?? record.fileName ?? '',
  created: record.created,
  changed: record.changed,
  same: record.same,
  refused: record.refused,
  reported: record.reported,
  hasFile: record.fileSha256 !== null,
  total: record.total,
  undone: record.undone,
  kept: record.kept,
  changeSetId: record.changeSetId,
  undoSetId: record.undoSetId,
  startedBy: record.userName,
  createdAt: record.createdAt.toISOString(),
  finishedAt: record.finishedAt?.toISOString() ?? null,
});

export const presentImportDetail = (record: ListedImport): ImportDetail => ({
  ...presentImport(record),
  publishes: record.publishes,
  pictures: record.pictures,
  problem: record.problem,
  tables: record.tables.map(({ name, shape, mapping, mappedLike = null }) => ({ name, shape, mapping, mappedLike })),
});

/** Before its tables are known, the file that was sent. */
const filesOf = ({ tables, fileName }: ListedImport): ImportedFile[] =>
  tables.length === 0 && fileName !== null
    ? [{ name: fileName, table: 'photos' }]
    : tables.map(({ name, mapping: { table } }) => ({ name, table }));
