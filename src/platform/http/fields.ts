/**
 * What a `fields` list leaves of an item: a comma list out of the public fields, unknown ones ignored; `id` always stays,
 * and an empty list means all (contract.md, HTTP).
 */
export function pickFields<Item extends { id: number }>(items: Item[], fields: string | undefined): Item[] {
  const wanted = new Set(
    (fields ?? '')
      .split(',')
      .map((field) => field.trim())
      .filter(Boolean),
  );
  if (wanted.size === 0) return items;
  return items.map(
    (item) => Object.fromEntries(Object.entries(item).filter(([field]) => field === 'id' || wanted.has(field))) as Item,
  );
}
