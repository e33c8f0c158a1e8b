/** How often and how long to wait for the data layer at the start. */
export const layerPolling = { attempts: 50, everyMs: 100 };

/** Polls until `find` returns something; null after the last attempt, or when `isWanted` turns false. */
export async function waitFor<Thing>(
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
