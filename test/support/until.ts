import { setTimeout } from 'node:timers/promises';

/**
 * How long a test waits for what should come at once: a machine that others use too may need ten times as long as usual. A
 * promise of the product about time is measured, not waited for.
 */
export const waitTimeoutMs = 60_000;

/** Asks again and again. @throws Error when it is still not so after `timeoutMs` */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  timeoutMs = waitTimeoutMs,
  everyMs = 25,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Still not so after ${timeoutMs} ms: ${String(isSo)}`);
    await setTimeout(everyMs);
  }
}
