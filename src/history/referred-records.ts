import { openedRecord } from '../contract/opened-record.js';
import { kindOfReference } from '../contract/referred-records.js';
import type { RecordKind } from './recorded-parts.js';

interface Reference {
  kind: RecordKind;
  recordId: number;
}

interface Values {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The records that the values of a change refer to by their ids, also in the items of a list. */
export const referredRecords = ({ before, after }: Values): Reference[] =>
  [before, after].flatMap((values) => referencesOf(openedRecord(values) ?? {}));

const referencesOf = (values: object): Reference[] =>
  Object.entries(values).flatMap(([field, value]: [string, unknown]) => {
    const kind = kindOfReference[field];
    return [value].flat().flatMap((item): Reference[] => {
      if (Array.isArray(value) && typeof item === 'object' && item !== null) return referencesOf(item);
      return kind && Number.isInteger(item) ? [{ kind, recordId: item as number }] : [];
    });
  });
