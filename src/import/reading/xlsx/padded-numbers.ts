/** A whole number with leading zeros, between literal texts: `"FZ "0000` shows 12 as `FZ 0012`. */
export interface PaddedNumber {
  before: string;
  digits: number;
  after: string;
}

/** Quoted or escaped literals, and those that need neither (ECMA-376 part 1, 18.8.31). */
const literal = String.raw`(?:"[^"]*"|\\.|[-/ ])*`;
const padded = new RegExp(`^(${literal})(0{2,})(${literal})(?:;|$)`);

/** How the code of a number format pads positive numbers; null where it does not. Inventory numbers are written so. */
export function paddedNumberOf(code: string): PaddedNumber | null {
  const [, before = '', zeros = '', after = ''] = padded.exec(code) ?? [];
  return zeros === '' ? null : { before: textOf(before), digits: zeros.length, after: textOf(after) };
}

const textOf = (literals: string): string => literals.replaceAll(/"([^"]*)"|\\(.)/g, '$1$2');

/** A cell as its format pads it; null for what is no whole positive number. */
export function paddedText(value: string, { before, digits, after }: PaddedNumber): string | null {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 0) return null;
  return before + String(number).padStart(digits, '0') + after;
}
