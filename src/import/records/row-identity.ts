import { createHash } from 'node:crypto';
import type { RecordMatch } from '../../contract/exchange/mapping.js';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { ImportedRecord } from './imported-records.js';
import type { ImportContext } from './record-importer.js';

/** Columns by which a mapping may know its records, besides the identifier. */
const identifying: Partial<Record<RecordMatch, string>> = { inventoryNumber: 'inventoryNumber', file: 'file' };

/**
 * What identifies a row within its collection: what it states, or what stands in it. Where no column identifies, a row that is
 * changed is another one, and the same file read twice makes nothing twice.
 */
export function externalIdOf({ values, others }: MappedRow, match: RecordMatch): string {
  const { identifier, slug } = values;
  if (typeof identifier === 'string' && identifier !== '') return identifier;
  if (typeof slug === 'string' && slug !== '') return `slug:${slug}`;
  const matched = values[identifying[match] ?? ''];
  if (typeof matched === 'string' && matched !== '') return `${match}:${matched.toLowerCase()}`;
  const content = JSON.stringify([Object.entries(values).toSorted(byName), Object.entries(others).toSorted(byName)]);
  return `content:${createHash('sha256').update(content).digest('hex')}`;
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** Says that an earlier row has the identifier, or is the same; null for the first. */
export function repeatedIdentity(
  externalId: string,
  { row, sources }: MappedRow,
  { seen, importId }: Pick<ImportContext, 'seen' | 'importId'>,
  record: Pick<ImportedRecord, 'importId' | 'row'> | null,
): RowMessage | null {
  const isOfThisImport = record !== null && importId !== null && record.importId === importId;
  const first = isOfThisImport ? record.row : seen.get(externalId);
  if (first === undefined || first === row) {
    seen.set(externalId, row);
    return null;
  }
  if (externalId.startsWith('content:')) return { code: 'row_repeated', column: null, refuses: true };
  const column = sources['identifier'] ?? sources['slug'] ?? sources[externalId.replace(/:.*$/s, '')] ?? null;
  return { code: 'identifier_repeated', column, value: externalId, refuses: true };
}
