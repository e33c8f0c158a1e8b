import { setTimeout } from 'node:timers/promises';

const mostMs = 10_000;

/**
 * For how long a change that was just made was not seen, in milliseconds: until the last request was sent whose answer did not
 * show it; 0 where the first answer did. How long the answers themselves take is not counted: on a busy machine that is more.
 * @throws Error when it is still not seen after ten seconds
 */
export async function unseenFor(isSeen: () => Promise<boolean>): Promise<number> {
  const changedAt = performance.now();
  for (let unseen = 0; ; await setTimeout(25)) {
    const sentAfter = performance.now() - changedAt;
    if (await isSeen()) return unseen;
    if (sentAfter > mostMs) throw new Error(`Still not seen after ${mostMs} ms: ${String(isSeen)}`);
    unseen = sentAfter;
  }
}
