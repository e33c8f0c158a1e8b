import type { EdtfRange } from '../contract/dates/edtf.js';
import type { DateCursor } from './date-cursor.js';
import type { DateNumbers } from './date-numbers.js';
import { daySpan, monthMoment, single } from './date-spans.js';
import type { DateUnit } from './date-unit.js';
import { movableFeast } from './movable-feasts.js';
import { withYearBehind } from './year-behind.js';

export const feastLists = ['feasts', 'movableFeasts', 'doubleMovableFeasts'] as const;

/** The parts of a year that have names of their own. */
export class FeastsAndSeasons {
  constructor(
    private readonly cursor: DateCursor,
    private readonly numbers: DateNumbers,
  ) {}

  /** "Christmas 1905" */
  feast(): DateUnit | null {
    const spanIn = this.feastIn();
    return spanIn && this.withYear(spanIn);
  }

  /** The feast that is next, in any year. */
  feastIn(): ((year: number) => EdtfRange | null) | null {
    const day = this.cursor.take('feasts');
    if (day !== null) return (year) => daySpan(year, Math.floor(day / 100), day % 100);
    const movable = this.cursor.take('movableFeasts');
    if (movable !== null) return (year) => movableFeast(year, [movable, movable]);
    const double = this.cursor.take('doubleMovableFeasts');
    return double === null ? null : (year) => movableFeast(year, [double, double + 1]);
  }

  /** A winter of two years, "winter 1888–89", lasts from December to March. */
  season(): DateUnit | null {
    const season = this.cursor.take('seasons');
    if (!season) return null;
    const winter = season === 4 ? this.cursor.attempt(() => this.winter()) : null;
    return winter ?? this.withYear((year) => single(monthMoment(year, 20 + season)));
  }

  private winter(): DateUnit | null {
    this.cursor.skipBeside();
    const year = this.numbers.takeYear();
    const next = year && this.cursor.takeMark('-', '/') && this.cursor.takeDigits(1, 4);
    if (!year || !next || !String(year + 1).endsWith(next) || next.length === 3) return null;
    return { span: { from: monthMoment(year, 12), to: monthMoment(year + 1, 3) } };
  }

  private withYear(spanIn: (year: number) => EdtfRange | null): DateUnit | null {
    return withYearBehind(this.cursor, this.numbers, spanIn);
  }
}
