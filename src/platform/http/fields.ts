/** The names in a comma-separated list of fields; empty means all fields. */
export const fieldNames = (fields: string | undefined): Set<string> =>
  new Set(
    (fields ?? '')
      .split(',')
      .map((field) => field.trim())
      .filter(Boolean),
  );

/**
 * The items with only the fields of a comma-separated list. Unknown names are ignored, `id` is always included, and an
 * empty list means all fields.
 */
export function pickFields<Item extends { id: number }>(items: Item[], fields: string | undefined): Item[] {
  const wanted = fieldNames(fields);
  if (wanted.size === 0) return items;
  return items.map(
    (item) => Object.fromEntries(Object.entries(item).filter(([field]) => field === 'id' || wanted.has(field))) as Item,
  );
}
