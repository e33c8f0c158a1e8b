const longest = 2000;

/** Of a call of the driver's `query`, which begins with the statement; null for what reads its answer itself. */
export function statementOf([first]: readonly unknown[]): string | null {
  const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text;
  return typeof text === 'string' ? text : null;
}

/** Values are parameters, which are not part of it; literals, of which no statement of ours has any of a person's, go as well. */
export const withoutValues = (text: string, max = longest): string =>
  text
    .slice(0, max)
    .replaceAll(/'[^']*(?:'|$)/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
