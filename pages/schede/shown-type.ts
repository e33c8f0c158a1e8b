import type { Language } from '../../src/contract/languages.js';
import { localized } from '../../src/contract/localized.js';
import type { Data } from './+data.shared.js';

/** The type that the list is filtered by, with its name; undefined for none and for one that does not exist. */
export function shownType(
  { filters, entityTypes }: Data,
  language: Language,
): { code: string; name: string } | undefined {
  const type = entityTypes.find(({ code }) => code === filters.type);
  return type && { code: type.code, name: localized(type, 'name', language) };
}
