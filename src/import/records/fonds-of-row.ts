import type { RowMessage } from '../../contract/exchange/row-message.js';
import type { MappedRow } from '../mapping/mapped-row.js';
import type { ImportContext } from './record-importer.js';

interface FondsOfRow {
  /** What the row says of it; nothing where it has no column for it, or names none that is known. */
  field: { fondsId?: number | null };
  messages: RowMessage[];
}

/** The fonds that a row of photos names. One that is not known is left out, and never created: its level would be a guess. */
export function readFonds(
  { values, sources }: Pick<MappedRow, 'values' | 'sources'>,
  { references }: Pick<ImportContext, 'references'>,
): FondsOfRow {
  const name = values['fonds'];
  if (name === null) return { field: { fondsId: null }, messages: [] };
  if (typeof name !== 'string') return { field: {}, messages: [] };
  const found = references.fonds(name);
  if (typeof found === 'number') return { field: { fondsId: found }, messages: [] };
  const column = sources['fonds'] ?? null;
  return { field: {}, messages: [{ code: `fonds_${found}`, column, value: name, refuses: false }] };
}
