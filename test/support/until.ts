import { setTimeout } from 'node:timers/promises';

/** Asks again and again. @throws Error when it is still not so after `timeoutMs` */
export async function until(isSo: () => boolean | Promise<boolean>, timeoutMs = 20_000, everyMs = 25): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Still not so after ${timeoutMs} ms: ${String(isSo)}`);
    await setTimeout(everyMs);
  }
}
