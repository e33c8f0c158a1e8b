import { lightOf } from './oklab.js';

/** What WCAG 2.2 demands of text at level AA (1.4.3). */
export const leastContrast = 4.5;

/** The contrast of two colours `#rrggbb` by WCAG 2.2, from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
