import type { EdtfRange } from '../contract/dates/edtf.js';
import type { DateCursor } from './date-cursor.js';
import { centuryMax, type DateNumbers, isPlausible } from './date-numbers.js';
import { dayBeside, isSingle, single, yearMoment } from './date-spans.js';
import { type DateUnit, partOfUnit } from './date-unit.js';
import type { ReadingRules } from './reading-rules.js';

/** Reads centuries, their turns and their decades. */
export class CenturyUnits {
  constructor(
    private readonly cursor: DateCursor,
    private readonly rules: ReadingRules,
    private readonly numbers: DateNumbers,
  ) {}

  century(): DateUnit | null {
    return this.cursor.firstOf(
      () => {
        // "primo Novecento", "E. 19. Jh."
        const part = this.cursor.takePart('partsBeforeCentury');
        this.cursor.skipBeside();
        const century = part && this.centuryWithoutPart();
        return century?.span ? partOfUnit(century, [part!, part!]) : null;
      },
      () => this.centuryWithoutPart(),
    );
  }

  private centuryWithoutPart(): DateUnit | null {
    return this.cursor.firstOf<DateUnit>(
      () => {
        // "Novecento"
        const first = this.cursor.take('centuryNames');
        return first === null ? null : { span: single(yearMoment(first, 2)), isCentury: true };
      },
      () => {
        // "sec. XIX"
        if (this.cursor.take('century') === null) return null;
        this.cursor.skipBeside();
        return this.centuryOf(
          this.numbers.takeRoman(centuryMax) ?? this.numbers.takeOrdinal() ?? this.numbers.takeNumber(centuryMax),
        );
      },
      () => {
        // "Otto e Novecento"
        const first = this.cursor.take('shortCenturyNames');
        return first === null ? null : centuryBeside(first);
      },
      () => {
        // "XIX sec.", "19th century", "Vth century"
        const number = this.takeCounted() ?? this.numbers.takeRomanOrdinal(centuryMax, true);
        this.cursor.takeMark('-');
        return number && this.cursor.take('century') !== null ? this.centuryOf(number) : null;
      },
      () => {
        // "19c", "19thC"
        const number = this.numbers.takeNumber(centuryMax);
        const isGlued = this.cursor.peek()?.isGlued ?? false;
        return number && isGlued && this.cursor.take('century') !== null ? this.centuryOf(number) : null;
      },
      () => this.bareCentury(),
    );
  }

  /** `XIX`, `XIXth`, `19th`, `nineteenth` */
  private takeCounted(): number | null {
    return (
      this.numbers.takeRoman(centuryMax) ?? this.numbers.takeRomanOrdinal(centuryMax) ?? this.numbers.takeOrdinal()
    );
  }

  private bareCentury(): DateUnit | null {
    if (this.cursor.isBehind('yearWords')) return null;
    const isRoman = this.cursor.peek()?.kind === 'word';
    const number = this.takeCounted();
    if (!number) return null;
    const century = centuryBeside((number - 1) * 100);
    return {
      ...century,
      isBareCentury: isRoman && number > 10,
      // "12. und 13. Juni 1905"
      complete: (neighbour) =>
        (isRoman ? null : dayBeside(neighbour.span, number)) ?? century.complete?.(neighbour) ?? null,
    };
  }

  private centuryOf(number: number | null): DateUnit | null {
    if (!number) return null;
    if (this.cursor.take('bce') !== null) return { span: centuryBefore0(number), isCenturyBefore0: true };
    this.cursor.take('ce');
    return { span: single(yearMoment((number - 1) * 100, 2)), isCentury: true };
  }

  /** Around the first year of a century: "turn of the 20th century"; without a century that of the site's convention. */
  turnOfCentury(): DateUnit | null {
    const { turnOfCentury } = this.rules;
    const around = (year: number): DateUnit => ({ span: { from: yearMoment(year - 10), to: yearMoment(year + 10) } });
    return this.cursor.firstOf(
      () => {
        if (this.cursor.take('turnOf') === null) return null;
        this.cursor.skipBeside();
        const first = this.century();
        const second = this.cursor.attempt(() => {
          if (this.cursor.takeLongest(['and', 'to']) === null) this.numbers.takeDash();
          this.cursor.skipBeside();
          return this.century();
        });
        const later = second ?? first;
        const known = later?.span ?? (first && later?.complete?.(first));
        // "Turn of the 19th century" is 1800 for some and 1900 for others.
        return known && (second || known.from.year === 1900) ? around(known.from.year) : null;
      },
      () => (this.cursor.take('turn') !== null && turnOfCentury ? around(turnOfCentury) : null),
      () =>
        this.cursor.take('endOfCentury') !== null && turnOfCentury
          ? { span: { from: yearMoment(turnOfCentury - 10), to: yearMoment(turnOfCentury - 1) } }
          : null,
    );
  }

  decade(): DateUnit | null {
    const isNamedBefore = this.cursor.take('decadeBefore') !== null;
    // "primi anni del Novecento": the years of a century.
    const century = isNamedBefore ? this.cursor.attempt(() => this.yearsOfCentury()) : null;
    if (century) return century;
    const isShortened = this.cursor.takeMark('’') !== null;
    const name = this.cursor.take('decadeNames');
    const digits = name === null ? this.cursor.takeDigits(2, 4) : String(name);
    if (!digits || digits.length === 3 || !digits.endsWith('0')) return null;
    const isNamedBehind = this.cursor.take('decadeBehind') !== null;
    if (isNamedBehind || name !== null) this.skipHyphen();
    if (!isNamedBefore && !isNamedBehind && name === null)
      return isShortened && digits.length === 2 ? this.decadeOfNeighbour(Number(digits)) : null;
    return this.decadeOf(Number(digits), digits.length);
  }

  /** "Zwanziger- und Dreißigerjahre" */
  private skipHyphen(): void {
    this.cursor.attempt(() => {
      const isGlued = this.cursor.peek()?.isGlued ?? false;
      return isGlued && this.cursor.takeMark('-') && ['and', 'or', 'to'].some((word) => this.cursor.isNext(word))
        ? true
        : null;
    });
  }

  private yearsOfCentury(): DateUnit | null {
    this.cursor.skipBeside();
    return this.century() ?? this.roundYear();
  }

  /** "anni 20-30", "20/30er Jahre" */
  decadeBeside(): DateUnit | null {
    const digits = this.cursor.takeDigits(2);
    return digits?.endsWith('0') ? this.decadeOfNeighbour(Number(digits)) : null;
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

  /** "primi anni del 1900" */
  private roundYear(): DateUnit | null {
    if (!this.rules.roundYearIsCentury) return null;
    return this.cursor.attempt(() => {
      const year = this.numbers.takeYear();
      const isOver = year && year % 100 === 0 && this.cursor.take('decadeBehind') === null;
      return isOver ? { span: single(yearMoment(year, 2)), isCentury: true } : null;
    });
  }

  private decadeOf(number: number, digits: number): DateUnit | null {
    if (digits === 4) return isPlausible(number) ? decadeOfYear(number) : null;
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
}

/** The first decade of a century and the century have the same name, "the 1900s": without a decade beside it the wider one is meant. */
const decadeOfYear = (year: number): DateUnit =>
  year % 100 > 0
    ? { span: single(yearMoment(year, 1)), isDecade: true }
    : {
        span: single(yearMoment(year, 2)),
        isRoundDecade: true,
        complete: ({ isDecade }) => (isDecade ? single(yearMoment(year, 1)) : null),
      };

const centuryBefore0 = (number: number): EdtfRange => ({
  from: yearMoment(1 - number * 100),
  to: yearMoment(100 - number * 100),
});

/** A century that only another one beside it makes one, and before or after the year 0: "II-I sec. a.C.". */
function centuryBeside(first: number): DateUnit {
  return {
    span: null,
    isCentury: true,
    complete: (neighbour) => {
      // The neighbour has turned out to be a day: "4., 5. und 6. Mai 1953".
      if (!neighbour.span || neighbour.span.from.day !== null) return null;
      if (neighbour.isCenturyBefore0) return centuryBefore0(first / 100 + 1);
      return neighbour.isCentury ? single(yearMoment(first, 2)) : null;
    },
  };
}
