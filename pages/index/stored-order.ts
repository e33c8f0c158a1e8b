/** A visitor sees the same entities on the home page for two hours. */
export const storedOrderKey = 'home-entities';
export const storedOrderMs = 7_200_000;

/** The ids in their order; null when there are none, or they are older than two hours. */
export function readStoredOrder(text: string | null, nowMs: number): number[] | null {
  try {
    const { at, ids } = JSON.parse(text ?? '') as { at: unknown; ids: unknown };
    if (typeof at !== 'number' || at > nowMs || nowMs - at >= storedOrderMs || !Array.isArray(ids)) return null;
    return ids.length > 0 && ids.length <= 50 && ids.every((id) => Number.isInteger(id) && id > 0)
      ? (ids as number[])
      : null;
  } catch {
    return null;
  }
}

export const writeStoredOrder = (ids: number[], nowMs: number): string => JSON.stringify({ at: nowMs, ids });
