const firstDelayMs = 5000;
const maxDelayMs = 10 * 60_000;

/** 5 s, 10 s, 20 s … up to ten minutes, ±25 % so that jobs that failed together are not all retried together. */
export function retryDelayMs(attempts: number, random = Math.random()): number {
  return Math.min(firstDelayMs * 2 ** (attempts - 1), maxDelayMs) * (0.75 + random / 2);
}
