/** An entity type that is near, with the number of its entities. */
export interface NearType {
  code: string;
  count: number;
}

/** The types of the entities, the most frequent first. */
export function nearTypes(entities: readonly { type: string }[]): NearType[] {
  const counts = new Map<string, number>();
  for (const { type } of entities) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count })).sort((one, other) => other.count - one.count);
}

/** The chosen type, or the most frequent one where nothing of it is near; null where nothing is. */
export const shownType = (chosen: string, types: readonly NearType[]): string | null =>
  types.some(({ code }) => code === chosen) ? chosen : (types[0]?.code ?? null);
