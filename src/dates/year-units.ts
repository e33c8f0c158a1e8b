import type { EdtfRange } from '../contract/dates/edtf.js';
import type { DateCursor } from './date-cursor.js';
import type { DateNumbers } from './date-numbers.js';
import { single, yearMoment } from './date-spans.js';
import type { DateUnit } from './date-unit.js';

/** Reads years: plain ones, those of an era, and those with digits that are not known. */
export class YearUnits {
  constructor(
    private readonly cursor: DateCursor,
    private readonly numbers: DateNumbers,
  ) {}

  read(): DateUnit | null {
    return this.cursor.firstOf(
      () => this.yearOfEra(),
      () => this.maskedYear(),
      () => {
        const year = this.numbers.takeYear();
        if (!year) return null;
        return this.isNextYearToo()
          ? { span: { from: yearMoment(year), to: yearMoment(year + 1) } }
          : { span: single(yearMoment(year)) };
      },
    );
  }

  /** A school year or the like, "anno scolastico 1936/37": somewhen in its two years. One year alone may be either. */
  acrossTwo(): DateUnit | null {
    if (this.cursor.take('twoYears') === null) return null;
    this.cursor.takeMark(':');
    this.cursor.skipBeside();
    const year = this.numbers.takeYear();
    const isJoined = year && (this.cursor.takeMark('-', '/') ?? this.cursor.take('to')) !== null;
    if (!year || !isJoined) return null;
    this.cursor.takeMark('’');
    const next = this.cursor.takeDigits(2) ?? this.cursor.takeDigits(4);
    return next && String(year + 1).endsWith(next)
      ? { span: { from: yearMoment(year), to: yearMoment(year + 1) } }
      : null;
  }

  /** "1905f.", and no word that only begins so. */
  private isNextYearToo(): boolean {
    const found = this.cursor.attempt(() => {
      if (this.cursor.take('andNext') === null) return null;
      const next = this.cursor.peek();
      return !next || next.kind === 'mark' ? true : null;
    });
    return found !== null;
  }

  /** `44 BC`, `AD 79`, and the first year of `200–100 BC`. */
  private yearOfEra(): DateUnit | null {
    const isNamedBefore = this.cursor.take('ce') !== null;
    const digits = this.cursor.takeDigits(1, 9);
    if (!digits || Number(digits) === 0) return null;
    if (this.cursor.take('bce') !== null) return { span: single(yearMoment(1 - Number(digits))), isBefore0: true };
    if (this.cursor.take('ce') !== null || isNamedBefore) return { span: single(yearMoment(Number(digits))) };
    // "200–100 BC"
    const isBesideOther =
      digits.length < 4 && this.cursor.peek()?.text === '-' && this.cursor.peek(1)?.kind === 'number';
    return isBesideOther ? { span: null, complete: (next) => yearBefore0(Number(digits), next) } : null;
  }

  /** Cataloguers' `192-`, `19--`, `192?`, `18??`, `18..`, `192x`, `19xx`, and MARC's `192u`, `19uu`. */
  private maskedYear(): DateUnit | null {
    const digits = this.cursor.takeDigits(2, 3);
    if (!digits || digits.startsWith('0')) return null;
    const masked = 4 - digits.length;
    const next = this.cursor.peek();
    if (!next?.isGlued) return null;
    if (['x', 'u'].some((letter) => next.text === letter.repeat(masked))) this.cursor.at += 1;
    else {
      const marks = Array.from({ length: masked }, () => this.cursor.takeMark('-', '?', '_', '.'));
      if (marks.some((mark) => mark !== next.text)) return null;
    }
    const after = this.cursor.peek();
    // "192-5" is none.
    if (after?.isGlued && after.kind !== 'mark') return null;
    return { span: single(yearMoment(Number(digits) * 10 ** masked, masked)) };
  }
}

const yearBefore0 = (number: number, next: DateUnit): EdtfRange | null =>
  next.isBefore0 ? single(yearMoment(1 - number)) : null;
