import { randomInt } from 'node:crypto';

/** Without l, o, 0 and 1, which are easily confused. */
export const readableAlphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A password that is easy to read and type: four groups of four characters, 80 bits. */
export function makePassword(): string {
  const group = (): string => randomText(4, readableAlphabet);
  return [group(), group(), group(), group()].join('-');
}

/** Random characters of an alphabet, uniformly distributed. */
export const randomText = (length: number, from: string): string =>
  Array.from({ length }, () => from[randomInt(from.length)]).join('');
