import { setTimeout } from 'node:timers/promises';

/** Asks ten times a second. @throws Error when it is still not so after `timeoutMs`. */
export async function until(isSo: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Still not so after ${timeoutMs} ms`);
    await setTimeout(100);
  }
}
