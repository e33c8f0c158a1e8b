/** accounts-and-admin.md §9: how the data layer is waited for at the start. */
export const layerPolling = { attempts: 50, everyMs: 100 };

/** Looks for something until it is there; null when it has not come. Ends early when `isWanted` turns false. */
export async function whenThere<Thing>(
  find: () => Thing | undefined,
  { attempts, everyMs }: typeof layerPolling,
  isWanted: () => boolean = () => true,
): Promise<Thing | null> {
  for (let attempt = 0; attempt < attempts && isWanted(); attempt += 1) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return null;
}
