/** Those of the records that are found by these ids, in the order of the ids: the index may still have records that are gone. */
export function inOrder<Item extends { id: number }>(ids: number[], items: Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
