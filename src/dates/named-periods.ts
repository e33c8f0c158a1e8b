import { liesWithin } from '../contract/dates/day-bounds.js';
import type { EdtfRange } from '../contract/dates/edtf.js';
import { boundsOf } from '../contract/dates/edtf-bounds.js';
import type { DateCursor } from './date-cursor.js';
import { yearMoment } from './date-spans.js';
import type { DateUnit } from './date-unit.js';
import type { ReadingRules } from './reading-rules.js';

/** In the order of their words (`worldWars`), in years: on which days a war began and ended differs from country to country. */
const worldWars: readonly EdtfRange[] = [
  { from: yearMoment(1914), to: yearMoment(1918) },
  { from: yearMoment(1939), to: yearMoment(1945) },
  { from: yearMoment(1918), to: yearMoment(1939) },
];

/** Reads periods by their names: those that the archive has defined, and the world wars. */
export class NamedPeriods {
  constructor(
    private readonly cursor: DateCursor,
    private readonly rules: ReadingRules,
    private readonly whole: () => DateUnit | null,
  ) {}

  /** Also with a date in it, which says more: “World War II, 1943”. */
  read(): DateUnit | null {
    const period = this.name();
    if (!period) return null;
    const inner = this.cursor.attempt(() => {
      this.cursor.takeMark(',', ':');
      this.cursor.skipBeside();
      const unit = this.whole();
      return unit?.span && isWithin(unit.span, period) ? unit : null;
    });
    return inner ?? { span: period };
  }

  /** “1943 (World War II)”: what the date says already. */
  skipBehind({ span }: DateUnit): void {
    if (!span) return;
    this.cursor.attempt(() => {
      this.cursor.takeMark(',', ':');
      this.cursor.skipBeside();
      const period = this.name();
      return period && isWithin(span, period) ? true : null;
    });
  }

  private name(): EdtfRange | null {
    const own = this.cursor.take('periods');
    if (own !== null) return this.rules.periods[own - 1] ?? null;
    const war = this.cursor.take('worldWars');
    return war === null ? null : (worldWars[war - 1] ?? null);
  }
}

const isWithin = (inner: EdtfRange, outer: EdtfRange): boolean =>
  liesWithin(boundsOf({ kind: 'interval', ...inner }), boundsOf({ kind: 'interval', ...outer }));
