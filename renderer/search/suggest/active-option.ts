/** No suggestion is active: keys are for the text. */
export const none = -1;

/**
 * Which of `count` suggestions a key makes active; null where the key is for the text. Beyond the last comes the text and
 * then the first again (ARIA's pattern of a combobox). Home and End go through the suggestions only when one is active.
 */
export function activeAfter(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : none;
  if (key === 'ArrowUp') return active === none ? count - 1 : active - 1;
  if (active === none) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
