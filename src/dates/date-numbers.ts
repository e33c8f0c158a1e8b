import type { DateCursor } from './date-cursor.js';

/** The number of the last century that a text may name. */
export const centuryMax = 21;
const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
/** Of a year; shorter ones, such as MCM and MD, may be anything. */
const leastRomanYear = 4;

/** Years that a text may name without their era. */
export const isPlausible = (year: number): boolean => year >= 1000 && year <= 2099;

/** Reads the numbers of dates: years, months, days, ordinal and Roman ones. Each returns null where there is none. */
export class DateNumbers {
  constructor(private readonly cursor: DateCursor) {}

  /** Four digits, or a Roman number as on buildings; other numbers are years only with their era. */
  takeYear(): number | null {
    return this.cursor.attempt(() => {
      const digits = this.cursor.takeDigits(4);
      const year = digits === null ? this.takeRomanYear() : Number(digits);
      return year !== null && isPlausible(year) ? year : null;
    });
  }

  /** `MCMXII` */
  private takeRomanYear(): number | null {
    const numeral = this.cursor.peek()?.text ?? '';
    if (numeral.length < leastRomanYear) return null;
    if (!/^m{1,2}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(numeral)) return null;
    this.cursor.at += 1;
    return valueOf(numeral);
  }

  /** `12`, `12.`, `12th`, `1º`. */
  takeDay(): number | null {
    return this.cursor.attempt(() => {
      const day = Number(this.cursor.takeDigits(1, 2) ?? 0);
      if (this.cursor.peek()?.isGlued) this.cursor.take('ordinalEndings');
      if (this.cursor.peek()?.text === '.' && !/^\d/.test(this.cursor.peek(1)?.text ?? '')) this.cursor.at += 1;
      return day >= 1 && day <= 31 ? day : null;
    });
  }

  takeMonthNumber(): number | null {
    return this.cursor.attempt(() => {
      const digits = this.cursor.takeDigits(1, 2);
      const month = digits === null ? (this.takeRoman(12) ?? 0) : Number(digits);
      return month >= 1 && month <= 12 ? month : null;
    });
  }

  takeMonthName(): number | null {
    return this.cursor.take('months');
  }

  takeNumber(max: number): number | null {
    return this.cursor.attempt(() => {
      const number = Number(this.cursor.takeDigits(1, 2) ?? 0);
      return number >= 1 && number <= max ? number : null;
    });
  }

  /** `19th`, `19.`, `nineteenth`. */
  takeOrdinal(): number | null {
    return (
      this.cursor.take('ordinals') ??
      this.cursor.attempt(() => {
        const number = this.takeNumber(centuryMax);
        if (!number || !this.cursor.peek()?.isGlued) return null;
        if (this.cursor.take('ordinalEndings') === null) return null;
        // "19.." is a year with unknown digits.
        const next = this.cursor.peek();
        return next?.isGlued && next.text === '.' ? null : number;
      })
    );
  }

  takeRoman(max: number): number | null {
    return this.takeNumeral(this.cursor.peek()?.text ?? '', max);
  }

  /** `XXth`, `Vth`. With an I alone it may be a word, as "ind." is. @param isI whether that is read as well */
  takeRomanOrdinal(max: number, isI = false): number | null {
    const numeral = this.cursor.withoutEnding('ordinalEndings');
    return numeral && (isI || numeral !== 'i') ? this.takeNumeral(numeral, max) : null;
  }

  private takeNumeral(numeral: string, max: number): number | null {
    return this.cursor.attempt(() => {
      if (!/^(?:x{0,3})(?:ix|iv|v?i{0,3})$/.test(numeral) || this.cursor.isAtEnd) return null;
      this.cursor.at += 1;
      const sum = valueOf(numeral);
      return sum >= 1 && sum <= max ? sum : null;
    });
  }

  takeDash(): boolean {
    return this.cursor.takeMark('-', '/') !== null;
  }
}

/** Of a Roman number, whose smaller signs before greater ones are subtracted. */
function valueOf(numeral: string): number {
  const values = [...numeral].map((sign) => romanValues[sign] ?? 0);
  return values.reduce((total, value, at) => total + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
