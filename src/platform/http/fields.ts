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
  wanted.add('id');
  return items.map((item) => pick(item, wanted));
}

/** In the order of the item, so that an answer does not depend on that of the list. */
function pick<Item extends object>(item: Item, wanted: ReadonlySet<string>): Item {
  const picked: Partial<Item> = {};
  for (const name in item) if (wanted.has(name)) picked[name] = item[name];
  return picked as Item;
}
