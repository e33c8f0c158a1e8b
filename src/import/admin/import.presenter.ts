import type { TableRow } from '../../contract/exchange/table-shape.js';
import type { Import, ImportDetail, ImportedFile } from '../../contract/import.js';
import { versionOf } from '../../platform/database/version-of.js';
import { preparedOf, presentState } from '../import-record.js';
import type { ListedImport } from '../imports.repository.js';

export const presentImport = (record: ListedImport): Import => ({
  id: record.id,
  state: presentState(record),
  files: filesOf(record),
  collection: record.tables[0]?.mapping.collection ?? record.fileName ?? '',
  created: record.created,
  changed: record.changed,
  same: record.same,
  refused: record.refused,
  reported: record.reported,
  hasFile: record.fileName !== null,
  total: record.total,
  undone: record.undone,
  kept: record.kept,
  changeSetId: record.changeSetId,
  undoSetId: record.undoSetId,
  startedBy: record.userName,
  createdAt: record.createdAt.toISOString(),
  finishedAt: record.finishedAt?.toISOString() ?? null,
  lastStepAt: record.lastStepAt.toISOString(),
  problem: record.problem,
});

/** @param samples the first rows of each table */
export const presentImportDetail = (record: ListedImport, samples: TableRow[][]): ImportDetail => ({
  ...presentImport(record),
  version: versionOf(preparedOf(record)),
  publishes: record.publishes,
  pictures: record.pictures,
  tableFiles: record.tableFiles,
  tables: record.tables.map(({ name, shape, mapping, mappedLike = null }, place) => ({
    name,
    shape,
    mapping,
    samples: shape.columns.map((_, column) => textsOf(samples[place] ?? [], column)),
    mappedLike,
  })),
});

/** Before its tables are known, the file that was sent. */
const filesOf = ({ tables, fileName }: ListedImport): ImportedFile[] =>
  tables.length === 0 && fileName !== null
    ? [{ name: fileName, table: 'photos' }]
    : tables.map(({ name, mapping: { table } }) => ({ name, table }));

const shownTexts = 3;
const shownCharacters = 200;

/** Different texts of a column. */
const textsOf = (rows: TableRow[], column: number): string[] =>
  [...new Set(rows.map(({ cells }) => (cells[column] ?? '').trim()).filter((text) => text !== ''))]
    .slice(0, shownTexts)
    .map((text) => (text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text));
