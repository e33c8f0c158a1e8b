const firstPauseMs = 5000;
const longestPauseMs = 10 * 60_000;

/** 5 s, 10 s, 20 s … up to ten minutes, a quarter more or less so that what failed together does not return together. */
export function pauseAfter(attempts: number, chance = Math.random()): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs) * (0.75 + chance / 2);
}
