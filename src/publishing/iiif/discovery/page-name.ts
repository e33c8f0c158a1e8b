import { maxId } from '../../../platform/http/input.decorators.js';
import type { ActivityKey } from './activities.repository.js';

/** The page that ends with the most recent activity. */
export const lastPage = 'last';

/**
 * Names a page by the activity before which it ends: microseconds since 1970, kind and number of the record, such as
 * `1795971541123456-photo-12`. So it needs neither a counter that edits would move, nor is anything kept on the server.
 */
export const pageNameOf = ({ changedAt, kind, id }: ActivityKey): string =>
  `${new Date(changedAt).getTime()}${changedAt.slice(-4, -1)}-${kind}-${id}`;

/** Null where a text is no name of a page; whether anything is before its activity, or was ever there, does not matter. */
export function readPageName(name: string): ActivityKey | null {
  const [, ms, rest = '', kind, id] = /^([1-9]\d{0,12})(\d{3})-(photo|entity)-([1-9]\d{0,9})$/.exec(name) ?? [];
  if (!kind || Number(id) > maxId) return null;
  const changedAt = `${new Date(Number(ms)).toISOString().slice(0, -1)}${rest}Z`;
  return { changedAt, kind: kind as ActivityKey['kind'], id: Number(id) };
}
