const beatMs = 10_000;

/** One that is under way and was not heard of for so long was interrupted: its process was killed. */
export const abandonedAfterMs = 60_000;

/**
 * Says of an import, every ten seconds while `work` lasts, that a process is at work on it. A worker need not: its job has a lease.
 * @param imports what stores it; a failure is left to the next time, since the work itself fails without a database
 */
export async function whileBeating<T>(
  id: number,
  imports: { beat(id: number): Promise<void> },
  work: () => Promise<T>,
): Promise<T> {
  let isBeating = false;
  const timer = setInterval(() => {
    // One that waits for a long step is enough.
    if (isBeating) return;
    isBeating = true;
    void imports
      .beat(id)
      .catch(() => undefined)
      .finally(() => (isBeating = false));
  }, beatMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
