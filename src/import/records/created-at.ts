import type { RowMessage } from '../../contract/exchange/row-message.js';
import type { MappedRow } from '../mapping/mapped-row.js';

/**
 * When the record of a row came into the archive that it is from: a day, or a moment with its time zone (ISO 8601). What is none, or
 * is still to come, is kept as other data, and the record is as old as its import.
 */
export function readCreatedAt({ values, sources, others }: MappedRow): {
  createdAt: Date | null;
  messages: RowMessage[];
} {
  const value = values['createdAt'];
  if (typeof value !== 'string' || value === '') return { createdAt: null, messages: [] };
  const createdAt = moment.test(value) ? new Date(value) : null;
  if (createdAt && !Number.isNaN(createdAt.getTime()) && createdAt.getTime() <= Date.now())
    return { createdAt, messages: [] };
  const column = sources['createdAt'] ?? null;
  if (column !== null) others[column] = value;
  return { createdAt: null, messages: [{ code: 'day_unknown', column, value, refuses: false }] };
}

const moment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;
