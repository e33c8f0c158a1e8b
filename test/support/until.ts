import { setTimeout } from 'node:timers/promises';

/** Asks ten times a second. @throws Error when it is still not so after `patienceMs`. */
export async function until(isSo: () => Promise<boolean>, patienceMs: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Still not so after ${patienceMs} ms`);
    await setTimeout(100);
  }
}
