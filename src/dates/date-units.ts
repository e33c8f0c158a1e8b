import type { EdtfRange } from '../contract/dates/edtf.js';
import type { DateCursor } from './date-cursor.js';
import { type DatePart, dateParts } from './date-words.js';
import { daySpan, isSingle, monthMoment, partOf, single, yearMoment } from './date-spans.js';
import type { ReadingRules } from './reading-rules.js';

/** A calendar unit of a text: a day, a month, a season, a year, a decade, a century, or a part of one. */
export interface DateUnit {
  /** Null as long as a part is missing that only a neighbour says: "June" of "June to July 1905", "XVIII" of "XVIII-XIX sec.". */
  span: EdtfRange | null;
  /** What a neighbour completes. */
  complete?: (neighbour: DateUnit) => EdtfRange | null;
  /** A century as a whole, which a slash may join with the next. */
  isCentury?: boolean;
  /** A Roman numeral that says nothing else. */
  isBareCentury?: boolean;
  /** A decade whose century its neighbour says better than the convention. */
  isDecade?: boolean;
}

const complete = (span: EdtfRange | null): DateUnit | null => span && { span };

const centuryMax = 21;
const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 };

/** Reads one unit at a time. */
export class DateUnits {
  constructor(
    private readonly cursor: DateCursor,
    private readonly rules: ReadingRules,
  ) {}

  read(): DateUnit | null {
    this.cursor.skipBeside();
    return this.cursor.firstOf(
      () => this.turnOfCentury(),
      () => this.period(),
      () => this.partBefore(),
      () => this.withPartBehind(this.whole()),
    );
  }

  /** "early 1905", "fine del XIX secolo", "mid- to late 19th century". */
  private partBefore(): DateUnit | null {
    const parts = this.parts();
    return parts && partOfUnit(this.whole(), parts);
  }

  /** "sec. XIX, seconda metà". Not where a unit follows that it belongs to: "1905, end of 1906". */
  private withPartBehind(unit: DateUnit | null): DateUnit | null {
    if (!unit) return null;
    const withPart = this.cursor.attempt(() => {
      this.cursor.takeMark(',', '-');
      this.cursor.skipBeside();
      const parts = this.parts();
      if (!parts) return null;
      const { at } = this.cursor;
      if (this.whole()) return null;
      this.cursor.at = at;
      return partOfUnit(unit, parts);
    });
    return withPart ?? unit;
  }

  /** One part, or the first and the last of several. */
  private parts(): [first: DatePart, last: DatePart] | null {
    const first = this.cursor.takeLongest(dateParts);
    if (!first) return null;
    const last = this.cursor.attempt(() => {
      this.cursor.takeMark('-');
      if (this.cursor.takeLongest(['to', 'and', 'or']) === null && !this.cursor.takeMark('-', '/')) return null;
      this.cursor.skipBeside();
      return this.cursor.takeLongest(dateParts);
    });
    this.cursor.takeMark('-');
    this.cursor.skipBeside();
    return [first, last ?? first];
  }

  private whole(): DateUnit | null {
    this.cursor.skipBeside();
    this.cursor.attempt(() => {
      const weekday = this.cursor.take('weekdays');
      this.cursor.takeMark(',');
      this.cursor.skipBeside();
      return weekday;
    });
    return this.cursor.firstOf(
      () => this.inDigits(),
      () => this.dayInWords(),
      () => this.monthThenDay(),
      () => this.month(),
      () => this.season(),
      () => this.century(),
      () => this.decade(),
      () => this.yearThenMonth(),
      () => this.year(),
    );
  }

  /** `14.8.1927`, `1918/06/24`, `8/1927`, `14.VIII.1927`. */
  private inDigits(): DateUnit | null {
    return this.cursor.firstOf(
      () => this.yearFirst(),
      () => this.yearLast(),
      () => {
        const month = this.takeMonthNumber();
        const year = month && this.cursor.takeMark('.', '/', '-') && this.takeYear();
        return month && year ? { span: single(monthMoment(year, month)) } : null;
      },
    );
  }

  private yearFirst(): DateUnit | null {
    const year = this.takeYear();
    // "1912 – 12" with blanks is none.
    const mark = year && this.cursor.peek()?.isGlued && this.cursor.takeMark('-', '/', '.');
    const digits = this.cursor.peek()?.text.length;
    const month = mark && this.takeMonthNumber();
    if (!year || !mark || !month) return null;
    const day = this.cursor.attempt(() => this.cursor.takeMark(mark) && this.cursor.takeDigits(1, 2));
    if (day) return complete(daySpan(year, month, Number(day)));
    // "1904/06" and "1826-7" are two years, "1904/03" can only be a month.
    if (digits !== 2) return null;
    return month > year % 100 && mark !== '.' ? null : { span: single(monthMoment(year, month)) };
  }

  /** In the order of the language; a number above 12 can only be the day: `8/14/1927`. */
  private yearLast(): DateUnit | null {
    const orders = [() => this.dayMonthYear(), () => this.monthDayYear()];
    return this.cursor.firstOf(...(this.rules.first === 'month' ? orders.reverse() : orders));
  }

  private dayMonthYear(): DateUnit | null {
    const day = this.takeNumber(31);
    const mark = day && this.cursor.takeMark('.', '/', '-');
    const month = mark && this.takeMonthNumber();
    const year = month && this.cursor.takeMark(mark) && this.takeYear();
    return day && month && year ? complete(daySpan(year, month, day)) : null;
  }

  private monthDayYear(): DateUnit | null {
    const month = this.takeMonthNumber();
    const mark = month && this.cursor.takeMark('.', '/', '-');
    const day = mark && this.takeNumber(31);
    const year = day && this.cursor.takeMark(mark) && this.takeYear();
    return day && month && year ? complete(daySpan(year, month, day)) : null;
  }

  /** `12 June 1905`, `12. Juni 1905`, `1º maggio 1905`, `12–14 June 1905`, `14 VIII 1927`; without a year it is missing. */
  private dayInWords(): DateUnit | null {
    const first = this.takeDay();
    if (!first) return null;
    const last = this.cursor.attempt(() => (this.takeDash() ? this.takeDay() : null)) ?? first;
    this.cursor.skipBeside();
    const month = this.takeMonthName() ?? this.takeRoman(12);
    return month ? this.withYear((year) => daysSpan(year, month, [first, last])) : null;
  }

  /** `June 12, 1905`. */
  private monthThenDay(): DateUnit | null {
    const month = this.takeMonthName();
    const first = month && this.takeDay();
    if (!month || !first) return null;
    const last = this.cursor.attempt(() => (this.takeDash() ? this.takeDay() : null)) ?? first;
    return this.withYear((year) => daysSpan(year, month, [first, last]));
  }

  private month(): DateUnit | null {
    const month = this.takeMonthName();
    return month ? this.withYear((year) => single(monthMoment(year, month))) : null;
  }

  /** `1905 June 12`. */
  private yearThenMonth(): DateUnit | null {
    const year = this.takeYear();
    this.cursor.takeMark(',');
    if (!year) return null;
    const season = this.cursor.take('seasons');
    if (season) return { span: single(monthMoment(year, 20 + season)) };
    const month = this.takeMonthName();
    if (!month) return null;
    const day = this.cursor.attempt(() => this.takeDay());
    return complete(day ? daySpan(year, month, day) : single(monthMoment(year, month)));
  }

  /** A winter of two years, "winter 1888–89", lasts from December to March. */
  private season(): DateUnit | null {
    const season = this.cursor.take('seasons');
    if (!season) return null;
    const winter = season === 4 ? this.cursor.attempt(() => this.winter()) : null;
    return winter ?? this.withYear((year) => single(monthMoment(year, 20 + season)));
  }

  private winter(): DateUnit | null {
    this.cursor.skipBeside();
    const year = this.takeYear();
    const next = year && this.cursor.takeMark('-', '/') && this.cursor.takeDigits(1, 4);
    if (!year || !next || !String(year + 1).endsWith(next) || next.length === 3) return null;
    return { span: { from: monthMoment(year, 12), to: monthMoment(year + 1, 3) } };
  }

  /** With the year that follows, or that of a neighbour. */
  private withYear(spanIn: (year: number) => EdtfRange | null): DateUnit | null {
    const year = this.cursor.attempt(() => {
      this.cursor.takeMark(',', '.', '/', '-');
      this.cursor.skipBeside();
      return this.takeYear();
    });
    if (year) return complete(spanIn(year));
    return {
      span: null,
      complete: ({ span }) => (span && span.from.masked === 0 && span.from.year > 0 ? spanIn(span.from.year) : null),
    };
  }

  private century(): DateUnit | null {
    return this.cursor.firstOf(
      () => this.namedCentury(),
      () => {
        // "sec. XIX"
        if (this.cursor.take('century') === null) return null;
        this.cursor.skipBeside();
        return this.centuryOf(this.takeRoman(centuryMax) ?? this.takeOrdinal() ?? this.takeNumber(centuryMax));
      },
      () => {
        // "XIX sec.", "19th century"
        const number = this.takeRoman(centuryMax) ?? this.takeOrdinal();
        this.cursor.takeMark('-');
        return number && this.cursor.take('century') !== null ? this.centuryOf(number) : null;
      },
      () => this.bareCentury(),
    );
  }

  private namedCentury(): DateUnit | null {
    const first = this.cursor.take('centuryNames');
    return first === null ? null : { span: single(yearMoment(first, 2)), isCentury: true };
  }

  private bareCentury(): DateUnit | null {
    const isRoman = this.cursor.peek()?.kind === 'word';
    const number = this.takeRoman(centuryMax) ?? this.takeOrdinal();
    if (!number) return null;
    const span = single(yearMoment((number - 1) * 100, 2));
    return {
      span: null,
      isCentury: true,
      isBareCentury: isRoman && number > 10,
      complete: (neighbour) => (neighbour.isCentury && neighbour.span ? span : null),
    };
  }

  private centuryOf(number: number | null): DateUnit | null {
    if (!number) return null;
    if (this.cursor.take('bce') !== null)
      return { span: { from: yearMoment(1 - number * 100), to: yearMoment(100 - number * 100) } };
    this.cursor.take('ce');
    return { span: single(yearMoment((number - 1) * 100, 2)), isCentury: true };
  }

  /** Around the first year of a century: "turn of the 20th century"; without a century that of the site's convention. */
  private turnOfCentury(): DateUnit | null {
    const { turnOfCentury } = this.rules;
    const around = (year: number): DateUnit => ({ span: { from: yearMoment(year - 10), to: yearMoment(year + 10) } });
    return this.cursor.firstOf(
      () => {
        if (this.cursor.take('turnOf') === null) return null;
        this.cursor.skipBeside();
        const first = this.century();
        const second = this.cursor.attempt(() => {
          if (this.cursor.takeLongest(['and', 'to']) === null && !this.takeDash()) return null;
          this.cursor.skipBeside();
          return this.century();
        });
        const later = second ?? first;
        const known = later?.span ?? (first && later?.complete?.(first));
        // "Turn of the 19th century" is 1800 for some and 1900 for others.
        return known && (second || known.from.year === 1900) ? around(known.from.year) : null;
      },
      () => (this.cursor.take('turn') !== null && turnOfCentury ? around(turnOfCentury) : null),
    );
  }

  private decade(): DateUnit | null {
    const isNamedBefore = this.cursor.take('decadeBefore') !== null;
    // "primi anni del Novecento": the years of a century.
    const century = isNamedBefore ? this.cursor.attempt(() => this.yearsOfCentury()) : null;
    if (century) return century;
    const isShortened = this.cursor.takeMark('’') !== null;
    const name = this.cursor.take('decadeNames');
    const digits = name === null ? this.cursor.takeDigits(2, 4) : String(name);
    if (!digits || digits.length === 3 || !digits.endsWith('0')) return null;
    const isNamedBehind = this.cursor.take('decadeBehind') !== null;
    if (!isNamedBefore && !isNamedBehind && name === null)
      return isShortened && digits.length === 2 ? this.decadeOfNeighbour(Number(digits)) : null;
    return this.decadeOf(Number(digits), digits.length);
  }

  private yearsOfCentury(): DateUnit | null {
    this.cursor.skipBeside();
    return this.century();
  }

  /** "’30" is a decade beside another one, as in "anni ’20-’30". */
  private decadeOfNeighbour(number: number): DateUnit {
    return {
      span: null,
      isDecade: true,
      complete: ({ span, isDecade }) =>
        isDecade && span ? single(yearMoment(Math.floor(span.from.year / 100) * 100 + number, 1)) : null,
    };
  }

  private decadeOf(number: number, digits: number): DateUnit | null {
    // The first decade of a century and the century have the same name, "the 1900s": the wider one is meant by either.
    if (digits === 4)
      return isPlausible(number) ? { span: single(yearMoment(number, number % 100 === 0 ? 2 : 1)) } : null;
    const century = this.cursor.attempt(() => {
      this.cursor.skipBeside();
      return this.century()?.span ?? null;
    });
    if (century) return isSingle(century) ? { span: single(yearMoment(century.from.year + number, 1)) } : null;
    const decadeIn = (year: number): EdtfRange => single(yearMoment(Math.floor(year / 100) * 100 + number, 1));
    const { decadesIn } = this.rules;
    return {
      span: decadesIn === null ? null : decadeIn(decadesIn),
      isDecade: true,
      complete: ({ span }) => (span && span.from.year > 0 ? decadeIn(span.from.year) : null),
    };
  }

  private year(): DateUnit | null {
    return this.cursor.firstOf(
      () => this.yearOfEra(),
      () => this.maskedYear(),
      () => {
        const year = this.takeYear();
        return year ? { span: single(yearMoment(year)) } : null;
      },
    );
  }

  /** `44 BC`, `AD 79`. */
  private yearOfEra(): DateUnit | null {
    const isNamedBefore = this.cursor.take('ce') !== null;
    const digits = this.cursor.takeDigits(1, 9);
    if (!digits || Number(digits) === 0) return null;
    if (this.cursor.take('bce') !== null) return { span: single(yearMoment(1 - Number(digits))) };
    if (this.cursor.take('ce') === null && !isNamedBefore) return null;
    return { span: single(yearMoment(Number(digits))) };
  }

  /** Cataloguers' `192-`, `19--`, `192?`, `18??`, `18..`, `192x`, `19xx`. */
  private maskedYear(): DateUnit | null {
    const digits = this.cursor.takeDigits(2, 3);
    if (!digits || digits.startsWith('0')) return null;
    const masked = 4 - digits.length;
    const next = this.cursor.peek();
    if (!next?.isGlued) return null;
    if (next.text === 'x'.repeat(masked)) this.cursor.at += 1;
    else {
      const marks = Array.from({ length: masked }, () => this.cursor.takeMark('-', '?', '_', '.'));
      if (marks.some((mark) => mark !== next.text)) return null;
    }
    const after = this.cursor.peek();
    // "192-5" is none.
    if (after?.isGlued && after.kind !== 'mark') return null;
    return { span: single(yearMoment(Number(digits) * 10 ** masked, masked)) };
  }

  /** Periods that the archive has defined. */
  private period(): DateUnit | null {
    const number = this.cursor.take('periods');
    const period = number === null ? undefined : this.rules.periods[number - 1];
    return period ? { span: period } : null;
  }

  /** Four digits; other numbers are years only with their era. */
  takeYear(): number | null {
    return this.cursor.attempt(() => {
      const year = Number(this.cursor.takeDigits(4) ?? 0);
      return isPlausible(year) ? year : null;
    });
  }

  /** `12`, `12.`, `12th`, `1º`. */
  private takeDay(): number | null {
    return this.cursor.attempt(() => {
      const day = Number(this.cursor.takeDigits(1, 2) ?? 0);
      if (this.cursor.peek()?.isGlued) this.cursor.take('ordinalEndings');
      if (this.cursor.peek()?.text === '.' && !/^\d/.test(this.cursor.peek(1)?.text ?? '')) this.cursor.at += 1;
      return day >= 1 && day <= 31 ? day : null;
    });
  }

  private takeMonthNumber(): number | null {
    return this.cursor.attempt(() => {
      const digits = this.cursor.takeDigits(1, 2);
      const month = digits === null ? (this.takeRoman(12) ?? 0) : Number(digits);
      return month >= 1 && month <= 12 ? month : null;
    });
  }

  private takeMonthName(): number | null {
    return this.cursor.take('months');
  }

  private takeNumber(max: number): number | null {
    return this.cursor.attempt(() => {
      const number = Number(this.cursor.takeDigits(1, 2) ?? 0);
      return number >= 1 && number <= max ? number : null;
    });
  }

  /** `19th`, `19.`, `nineteenth`. */
  private takeOrdinal(): number | null {
    return (
      this.cursor.take('ordinals') ??
      this.cursor.attempt(() => {
        const number = this.takeNumber(centuryMax);
        if (!number || !this.cursor.peek()?.isGlued) return null;
        return this.cursor.take('ordinalEndings') !== null ? number : null;
      })
    );
  }

  private takeRoman(max: number): number | null {
    return this.cursor.attempt(() => {
      const word = this.cursor.peek();
      if (word?.kind !== 'word' || !/^(?:x{0,3})(?:ix|iv|v?i{0,3})$/.test(word.text)) return null;
      this.cursor.at += 1;
      const values = [...word.text].map((letter) => romanValues[letter] ?? 0);
      const sum = values.reduce((total, value, at) => total + (value < (values[at + 1] ?? 0) ? -value : value), 0);
      return sum >= 1 && sum <= max ? sum : null;
    });
  }

  private takeDash(): boolean {
    return this.cursor.takeMark('-', '/') !== null;
  }
}

/** Years that a text may name without their era. */
const isPlausible = (year: number): boolean => year >= 1000 && year <= 2099;

function daysSpan(year: number, month: number, [first, last]: [number, number]): EdtfRange | null {
  const from = daySpan(year, month, first);
  const to = daySpan(year, month, last);
  if (!from || !to || first > last) return null;
  return first === last ? from : { from: from.from, to: to.to };
}

/** From the beginning of the first part to the end of the last one. */
function partOfUnit(unit: DateUnit | null, [first, last]: [DatePart, DatePart]): DateUnit | null {
  if (!unit) return null;
  const cut = (whole: EdtfRange | null): EdtfRange | null => {
    const from = whole && partOf(whole, first);
    const to = whole && partOf(whole, last);
    return from && to && { from: from.from, to: to.to };
  };
  const { complete: completeWhole } = unit;
  const span = cut(unit.span);
  if (!span && !completeWhole) return null;
  return {
    span,
    isCentury: unit.isCentury,
    ...(completeWhole ? { complete: (neighbour: DateUnit) => cut(completeWhole(neighbour)) } : {}),
  };
}
