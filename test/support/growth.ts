/** Of processor time for a thousand characters, below which garbage collection is more than the work. */
const negligibleMsPerThousand = 1.3;
const attempts = 3;

/**
 * How many times longer the work takes for a text that is eight times as long: about 8 where it is linear, 64 where it is
 * quadratic; 1 where it takes no time worth measuring. Counts the time of this process alone, and the shortest of some
 * attempts, because other programs use the processor too.
 */
export function growth(work: (text: string) => unknown, textOf: (length: number) => string, length: number): number {
  const long = textOf(length);
  const negligibleMs = (length / 1000) * negligibleMsPerThousand;
  if (shortest(work, long, 1) < negligibleMs) return 1;
  const longMs = shortest(work, long, attempts);
  if (longMs < negligibleMs) return 1;
  return longMs / Math.max(shortest(work, textOf(length / 8), attempts), negligibleMs / 16);
}

function shortest(work: (text: string) => unknown, text: string, times: number): number {
  let best = Infinity;
  for (let n = 0; n < times; n += 1) {
    const since = process.cpuUsage();
    work(text);
    const { user, system } = process.cpuUsage(since);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
