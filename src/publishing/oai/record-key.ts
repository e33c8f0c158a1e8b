import { maxId } from '../../platform/http/input.decorators.js';
import type { HarvestedKind } from '../../records/harvest-changes.js';

/** A public record as harvesters see it. */
export interface RecordKey {
  kind: HarvestedKind;
  id: number;
}

/**
 * Names records as the guidelines for OAI identifiers do (`oai:archive.example.org:photo/12`): by the host of the site and the
 * number of the record, which stay when a title changes.
 */
export const oaiIdentifier = ({ kind, id }: RecordKey, host: string): string => `oai:${host}:${kind}/${id}`;

/** Null where the text names no record of this host. */
export function readIdentifier(text: string, host: string): RecordKey | null {
  const start = `oai:${host}:`;
  if (!text.startsWith(start)) return null;
  const [, kind, id = ''] = /^(photo|entity)\/([1-9]\d{0,9})$/.exec(text.slice(start.length)) ?? [];
  return kind && Number(id) <= maxId ? { kind: kind as HarvestedKind, id: Number(id) } : null;
}
