import type { Data } from './+data.shared.js';

/** The type that the list is filtered by, with its name; undefined for none and for one that does not exist. */
export function shownType({ filters, entityTypes }: Data): { code: string; name: string } | undefined {
  const type = entityTypes.find(({ code }) => code === filters.type);
  return type && { code: type.code, name: type.label };
}
