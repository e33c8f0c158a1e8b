/** Of processor time for a thousand characters, below which garbage collection is more than the work. */
const negligibleMsPerThousand = 1.3;
/** Of processor time for a part of the text. */
const hopelessMs = 500;
const attempts = 3;

/**
 * How many times longer the work takes for a text that is eight times as long: about 8 where it is linear, 64 where it is
 * quadratic; 1 where it takes no time worth measuring; Infinity where already a part of the text takes too long. Counts the time of this process alone, and the shortest of some
 * attempts, because other programs use the processor too.
 */
export function growth(work: (text: string) => unknown, textOf: (length: number) => string, length: number): number {
  const long = textOf(length);
  // What is worse than quadratic would not end in its time on a long text.
  for (const part of [64, 16, 4]) if (shortest(work, textOf(length / part), 1) > hopelessMs) return Infinity;
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
