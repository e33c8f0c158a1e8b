import { randomInt } from 'node:crypto';

/** Without l, o, 0 and 1, which are mistaken for each other on paper. */
export const readableAlphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A password fit to be read from a terminal and typed: four groups of four, 80 bits. */
export function makePassword(): string {
  const group = (): string => randomText(4, readableAlphabet);
  return [group(), group(), group(), group()].join('-');
}

/** Random characters of an alphabet, every one equally likely. */
export const randomText = (length: number, from: string): string =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');
