/**
 * A year that is an estimate, in short: `c. 1889` where it is approximate, `1889?` where it is uncertain, `c. 1889?` where it is
 * both. What is no EDTF counts as approximate.
 * @param circa how an approximate year is written
 */
export function estimatedYear(year: number, edtf: string | null | undefined, circa: (year: number) => string): string {
  const isUncertain = /[?%]/.test(edtf ?? '');
  const isApproximate = !isUncertain || /[~%]/.test(edtf ?? '');
  return `${isApproximate ? circa(year) : year}${isUncertain ? '?' : ''}`;
}
