import { createHash } from 'node:crypto';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { ImportedRecord } from './imported-records.js';
import type { ImportContext } from './record-importer.js';

/**
 * What identifies a row within its collection: what it states, or what stands in it. Where no column identifies, a row that is
 * changed is another one, and the same file read twice makes nothing twice.
 */
export function externalIdOf({ values, others }: MappedRow): string {
  const { identifier, slug } = values;
  if (typeof identifier === 'string' && identifier !== '') return identifier;
  if (typeof slug === 'string' && slug !== '') return `slug:${slug}`;
  const content = JSON.stringify([Object.entries(values).toSorted(byName), Object.entries(others).toSorted(byName)]);
  return `content:${createHash('sha256').update(content).digest('hex')}`;
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

export const statesIdentity = (externalId: string): boolean => !externalId.startsWith('content:');

/** Says that an earlier row has the identifier; null for the first that has it. */
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
  if (!statesIdentity(externalId)) return null;
  const column = sources['identifier'] ?? sources['slug'] ?? null;
  return { code: 'identifier_repeated', column, value: externalId, refuses: true };
}
