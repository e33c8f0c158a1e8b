import { compareDays, liesWithin, overlap } from '../contract/dates/day-bounds.js';
import { boundsOf } from '../contract/dates/edtf-bounds.js';
import type { Edtf } from '../contract/dates/edtf.js';
import { combine } from './combine-dates.js';
import type { DateCursor } from './date-cursor.js';
import { isSingle, single, yearMoment } from './date-spans.js';
import {
  completeAll,
  type DateSpanText,
  type DateTerm,
  either,
  isStart,
  noDoubt,
  limits,
  qualifierOf,
} from './date-terms.js';
import type { DateUnit } from './date-unit.js';
import { DateUnits } from './date-units.js';
import { dateParts } from './date-words.js';
import type { ReadingRules } from './reading-rules.js';
import { TermWords } from './term-words.js';
import { valueOfSpan } from './value-of-span.js';

/** Reads a whole text; what is left over makes it unreadable. */
export class DateReader {
  private readonly units: DateUnits;
  private readonly words: TermWords;

  constructor(
    private readonly cursor: DateCursor,
    private readonly rules: ReadingRules,
  ) {
    this.units = new DateUnits(cursor, rules);
    this.words = new TermWords(cursor);
  }

  /** @returns null where the text as a whole is not understood */
  read(): Edtf | null {
    // The "later" of "later 19th century" is no act.
    this.skipActs(dateParts);
    this.skipUndated();
    this.skipInclusive();
    const edtf = this.list();
    if (!edtf) return null;
    const { earliest } = boundsOf(edtf);
    this.skipInclusive();
    if (this.isMainlyElsewhere(edtf)) return null;
    // The date of another act, such as that of a later print, must be a date as well, but the first one is the photograph's.
    while (!this.cursor.isAtEnd) {
      this.cursor.takeMark(',', ';');
      this.cursor.takeLongest(['and', 'but']);
      const hasDoubt = this.words.doubts().uncertain;
      // "1905, probably later" is about the photograph itself.
      if (hasDoubt && dateParts.some((part) => this.cursor.isNext(part))) return null;
      if (!this.skipActs()) return null;
      if (this.cursor.isAtEnd) return edtf;
      const other = this.cursor.attempt(() => this.list());
      // "Print 1950 from a negative of 1905"
      if (other && endsBefore(other, earliest)) return null;
      if (other) this.skipActs();
      else if (!this.cursor.takeMark(',', ';')) return null;
    }
    return edtf;
  }

  /** "1912–1915 (inclusive)" */
  private skipInclusive(): void {
    this.cursor.attempt(() => {
      this.cursor.takeMark(',', ';');
      if (this.cursor.take('inclusive') === null) return null;
      this.cursor.takeMark(':');
      return true;
    });
  }

  /** "1890–1900 (bulk 1895)": the years of most of it say nothing more of the whole, and may not contradict it. */
  private isMainlyElsewhere(whole: Edtf): boolean {
    const isSaid = this.cursor.attempt(() => {
      this.cursor.takeMark(',', ';');
      return this.cursor.take('mainly');
    });
    if (isSaid === null) return false;
    this.cursor.takeMark(':');
    const most = this.list();
    return !most || !liesWithin(boundsOf(most), boundsOf(whole));
  }

  /** "s.d. [ma 1905 ca.]", and "[ma 1905]" of what says another date itself. */
  private skipUndated(): void {
    if (this.cursor.take('undated') !== null) this.cursor.takeMark(',', ';', ':');
    this.cursor.attempt(() => {
      if (!this.cursor.takeLongest(['but', 'recte'])) return null;
      this.cursor.takeMark(',', ':');
      // "I e II secolo"
      return this.cursor.peek()?.text.startsWith('i') ? null : true;
    });
  }

  private skipActs(others: readonly string[] = []): boolean {
    let found = false;
    for (;;) {
      const { at } = this.cursor;
      this.cursor.skipBeside();
      this.cursor.takeMark('?');
      // "later than 1905" is a limit, though "later" is an act.
      if (this.cursor.takeLongest([...others, 'acts', ...limits]) !== 'acts') {
        this.cursor.at = at;
        return found;
      }
      this.cursor.takeMark(':', ',', ';');
      found = true;
    }
  }

  /** Several dates: all of them, or after "or" one of them. */
  private list(): Edtf | null {
    const first = this.span();
    if (!first) return null;
    const spans = [first];
    let isOneOf = false;
    const limitedCorrections: [wrong: DateSpanText, right: DateSpanText][] = [];
    for (;;) {
      const next = this.cursor.attempt(() => {
        const isListed = this.cursor.takeMark(',', ';') !== null;
        const word = this.cursor.takeLongest(['and', 'or', 'but', 'recte']);
        if (!isListed && !word) return null;
        // "i.e., 1906"
        if (word === 'recte') this.cursor.takeMark(',', ':');
        const short = (): DateSpanText | null => this.shortYear(spans.at(-1), ['or', 'and'].includes(word ?? ''));
        // "1859 o ’60"
        const isShort = this.cursor.peek()?.text === '’';
        const span = (isShort ? this.cursor.attempt(short) : null) ?? this.cursor.attempt(() => this.span()) ?? short();
        return span && { span, word };
      });
      if (!next) break;
      // "1905 [ma 1906]" is a correction, "1905 ma forse 1906" another opinion, and "post 1905 ma ante 1910" a span.
      const isBut = next.word === 'but' && !isLimited(spans.at(-1));
      const isCorrected = next.word === 'recte' || (isBut && isCertain(next.span));
      const wrong = isCorrected && spans.pop();
      if (wrong && isBut && isLimited(next.span)) limitedCorrections.push([wrong, next.span]);
      spans.push(next.span);
      if (next.word === 'or' || (isBut && !isCorrected)) isOneOf = true;
    }
    completeAll(spans.flatMap(({ terms }) => terms));
    // "1905, but not after 1910" is no correction: what is said after "but" would be true of what is said before.
    if (limitedCorrections.some(([wrong, right]) => this.mayBeSame(wrong, right))) return null;
    const values = spans.map((span) => this.edtfOf(span));
    if (values.some((value) => value === null)) return null;
    return combine(
      spans,
      values.filter((value) => value !== null),
      isOneOf ? 'one' : 'all',
    );
  }

  private mayBeSame(one: DateSpanText, other: DateSpanText): boolean {
    const [first, second] = [this.edtfOf(one), this.edtfOf(other)];
    return !first || !second || overlap(boundsOf(first), boundsOf(second));
  }

  /** "1860 or 63". */
  private shortYear(before: DateSpanText | undefined, isAfterWord: boolean): DateSpanText | null {
    const term = isAfterWord ? before?.terms.at(-1) : undefined;
    const unit = term && this.shortEnd(term.unit);
    return unit ? { terms: [{ unit, limit: null, before: noDoubt, behind: this.words.behind() }], joints: [] } : null;
  }

  private span(): DateSpanText | null {
    const between = this.cursor.attempt(() => this.between());
    if (between) return between;
    const first = this.term();
    if (!first) return null;
    const found: DateSpanText = { terms: [first], joints: [] };
    while (found.terms.length < 3) {
      const next = this.cursor.attempt(() => this.nextTerm(found));
      if (!next) break;
    }
    const [, second, ...more] = found.terms;
    if (second && more.length === 0) this.units.skipNameOfTwoYears(first.unit, second.unit);
    return found;
  }

  private nextTerm(found: DateSpanText): true | null {
    const before = found.terms.at(-1);
    if (!before) return null;
    const mark = this.cursor.takeMark('-', '/');
    const isUntil = isStart(before.limit) && this.cursor.take('until') !== null;
    const isNext = mark || isUntil || this.isOtherLimit(before) || this.isPartBesidePart(before);
    if (!isNext && this.cursor.take('to') === null) return null;
    if (mark) this.cursor.takeMark('-');
    const term = this.endTerm(before, mark !== null) ?? this.cursor.attempt(() => this.term());
    if (!term) return null;
    found.terms.push(term);
    found.joints.push(mark === '/' ? 'slash' : 'dash');
    return true;
  }

  /** "fine Ottocento inizi Novecento" */
  private isPartBesidePart({ unit: { span, isCentury, isDecade } }: DateTerm): boolean {
    const isPart = (isCentury || isDecade) && span !== null && !isSingle(span);
    return isPart === true && (this.cursor.isNext('start') || this.cursor.isNext('early'));
  }

  /** "post 1905 ante 1914" */
  private isOtherLimit({ limit }: DateTerm): boolean {
    if (limit !== 'after' && limit !== 'notBefore') return false;
    return this.cursor.isNext('before') || this.cursor.isNext('notAfter');
  }

  /** The shortened second year of "1914–18" and "c. 1826–c. 7". */
  private endTerm(before: DateTerm, isAfterMark: boolean): DateTerm | null {
    return this.cursor.attempt(() => {
      const doubt = this.words.doubts();
      const unit = isAfterMark ? this.shortEnd(before.unit) : null;
      if (!unit) return null;
      this.units.skipEraYear(unit);
      return { unit, limit: null, before: doubt, behind: this.words.behind() };
    });
  }

  private shortEnd(before: DateUnit): DateUnit | null {
    return this.cursor.attempt(() => {
      const to = before.span?.to;
      if (!to || to.month !== null || to.masked !== 0 || to.year < 1000) return null;
      // "1905-’10"
      const digits = this.cursor.takeMark('’') ? this.cursor.takeDigits(2) : this.cursor.takeDigits(1, 3);
      if (!digits) return null;
      const next = this.cursor.peek();
      if (this.isOfMonthOrCentury()) return null;
      // "1850-60s" is not this, nor "1905-06-12".
      if (next?.isGlued && (next.kind === 'word' || next.text === '’')) return null;
      if (this.cursor.peek()?.text === '-' && this.cursor.peek(1)?.kind === 'number') return null;
      const unitOf = 10 ** digits.length;
      const year = Math.floor(to.year / unitOf) * unitOf + Number(digits);
      // "1899/00" ends in the next century; "1899/02" may be February as well.
      if (digits === '00' && to.year % 100 >= 90) return { span: single(yearMoment(year + 100)) };
      return year > to.year ? { span: single(yearMoment(year)) } : null;
    });
  }

  /** "1905 – 1 January 1906", "1905 – 20. Jh.": the number before is none of a year. */
  private isOfMonthOrCentury(): boolean {
    const { at } = this.cursor;
    this.cursor.take('ordinalEndings');
    this.cursor.takeMark('.');
    this.cursor.skipBeside();
    const found = this.cursor.takeLongest(['months', 'century']);
    this.cursor.at = at;
    return found !== null;
  }

  private between(): DateSpanText | null {
    // Also "probably between".
    const isDoubted = !this.cursor.isNext('between');
    const before = isDoubted ? this.words.doubts() : noDoubt;
    if (isDoubted) this.cursor.skipBeside();
    if (this.cursor.take('between') === null) return null;
    const from = this.term();
    if (!from) return null;
    if (this.cursor.takeLongest(['and', 'to']) === null && !this.cursor.takeMark('-')) return null;
    const to = this.term();
    return to && { terms: [{ ...from, before: either(before, from.before) }, to], joints: ['between'] };
  }

  private term(): DateTerm | null {
    const before = this.words.doubts();
    const limit = this.words.limit();
    // "pre-1914"
    if (limit && this.cursor.peek()?.isGlued) this.cursor.takeMark('-');
    const inner = limit ? this.words.doubts() : noDoubt;
    const unit = this.units.read();
    if (!unit) return null;
    const behind = either(this.words.behind(), { ...noDoubt, uncertain: unit.isUncertain ?? false });
    if (!limit) this.units.skipPeriodOf(unit);
    const limitBehind = limit && limit !== 'from' ? null : this.words.limitBehind();
    // "dal 1905 in avanti", "dal 1905 ad oggi"
    if (limit === 'since' && this.cursor.take('orLater') === null)
      this.cursor.attempt(() => this.words.untilToday(this.cursor.takeMark('-') !== null));
    return {
      unit,
      limit: limitBehind ?? limit,
      before: either(before, inner),
      behind: either(behind, this.words.behind()),
    };
  }

  private edtfOf(span: DateSpanText): Edtf | null {
    return valueOfSpan(span, this.rules.slashIsTurn);
  }
}

const isLimited = (span: DateSpanText | undefined): boolean =>
  span?.terms.length === 1 && span.terms[0]?.limit !== null;

/** Whether a date is over when another one begins. */
function endsBefore(edtf: Edtf, day: string | null): boolean {
  const { latest } = boundsOf(edtf);
  return latest !== null && day !== null && compareDays(latest, day) < 0;
}

const isCertain = ({ terms }: DateSpanText): boolean =>
  terms.every(({ before, behind }) => !qualifierOf(either(before, behind)));
