import { jest } from '@jest/globals';

/** Everything but the date: servers and drivers wait by real timers. */
const timers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Runs something in a process whose clock is ahead of the database's. */
export async function withClockAhead<Result>(byMs: number, work: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ now: Date.now() + byMs, doNotFake: [...timers] });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}
