/** Every variable that the configuration has read so far. */
export const variableNames = new Set<string>();

/**
 * Warnings of variables that look like ours and are none: `WORKER=off` would be without effect, silently. The environment is
 * full of others' variables, so they do not stop the start.
 */
export function unknownVariableWarnings(environment: NodeJS.ProcessEnv = process.env): string[] {
  return Object.keys(environment)
    .filter((name) => !variableNames.has(name))
    .flatMap((name) => {
      const meant = [...variableNames].find((known) => isLike(name, known));
      return meant ? [`Warning: ${name} is set, which Veduta does not read. Did you mean ${meant}?`] : [];
    });
}

function isLike(name: string, known: string): boolean {
  const [given, ours] = [name, known].map((text) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')) as [string, string];
  if (given === ours || given === `VEDUTA${ours}`) return true;
  // Short names are too often near a word that is meant.
  return ours.length >= 5 && distance(given, ours) <= (ours.length >= 9 ? 2 : 1);
}

/** How many letters must be inserted, removed or replaced (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
