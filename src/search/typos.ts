/** Whether two words differ by one letter that is missing, added, wrong, or swapped with the next; from four letters on. */
export function isOneTypoAway(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 4 || /\d/.test(one + other)) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let begin = 0;
  while (begin < short.length && short[begin] === long[begin]) begin += 1;
  if (long.length - short.length === 1) return short.slice(begin) === long.slice(begin + 1);
  if (long.length !== short.length) return false;
  const isSwapped = short[begin] === long[begin + 1] && short[begin + 1] === long[begin];
  return short.slice(begin + (isSwapped ? 2 : 1)) === long.slice(begin + (isSwapped ? 2 : 1));
}
