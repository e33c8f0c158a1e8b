import { compareDays, overlap } from '../contract/dates/day-bounds.js';
import { boundsOf } from '../contract/dates/edtf-bounds.js';
import { compareMoments, type Edtf, type EdtfRange } from '../contract/dates/edtf.js';
import { betweenLimits, combine, intervalOf, oneOf } from './combine-dates.js';
import type { DateCursor } from './date-cursor.js';
import { centuryMax } from './date-numbers.js';
import { isSingle, momentAfter, momentBefore, qualify, single, withoutSeasons, yearMoment } from './date-spans.js';
import {
  completeAll,
  type DateSpanText,
  type DateTerm,
  type Doubt,
  either,
  type Limit,
  limits,
  noDoubt,
  qualifierOf,
} from './date-terms.js';
import type { DateUnit } from './date-unit.js';
import { dateParts } from './date-words.js';
import { DateUnits } from './date-units.js';
import type { ReadingRules } from './reading-rules.js';

/** Reads a whole text; what is left over makes it unreadable. */
export class DateReader {
  private readonly units: DateUnits;

  constructor(
    private readonly cursor: DateCursor,
    private readonly rules: ReadingRules,
  ) {
    this.units = new DateUnits(cursor, rules);
  }

  /** @returns null where the text as a whole is not understood */
  read(): Edtf | null {
    // The "later" of "later 19th century" is no act.
    this.skipActs(dateParts);
    this.skipUndated();
    const edtf = this.list();
    if (!edtf) return null;
    const { earliest } = boundsOf(edtf);
    // The date of another act, such as that of a later print, must be a date as well, but the first one is the photograph's.
    while (!this.cursor.isAtEnd) {
      this.cursor.takeMark(',', ';');
      this.cursor.takeLongest(['and', 'but']);
      const hasDoubt = this.doubts().uncertain;
      // "1905, probably later" is about the photograph itself.
      if (hasDoubt && dateParts.some((part) => this.cursor.isNext(part))) return null;
      const isAct = this.skipActs();
      if (this.cursor.isAtEnd) return isAct ? edtf : null;
      if (!isAct || (hasDoubt && this.cursor.isAtEnd)) return null;
      const other = this.cursor.attempt(() => this.list());
      // "Print 1950 from a negative of 1905"
      if (other && endsBefore(other, earliest)) return null;
      if (other) this.skipActs();
      else if (!this.cursor.takeMark(',', ';')) return null;
    }
    return edtf;
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

  private skipActs(except: readonly string[] = []): boolean {
    let found = false;
    for (;;) {
      const { at } = this.cursor;
      this.cursor.skipBeside();
      this.cursor.takeMark('?');
      // "later than 1905" is a limit, though "later" is an act.
      if (this.cursor.takeLongest([...except, 'acts', ...limits]) !== 'acts') {
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
    const values = spans.map((span) => this.valueOf(span));
    if (values.some((value) => value === null)) return null;
    return combine(
      spans,
      values.filter((value) => value !== null),
      isOneOf ? 'one' : 'all',
    );
  }

  private mayBeSame(one: DateSpanText, other: DateSpanText): boolean {
    const [first, second] = [this.valueOf(one), this.valueOf(other)];
    return !first || !second || overlap(boundsOf(first), boundsOf(second));
  }

  /** "1860 or 63". */
  private shortYear(before: DateSpanText | undefined, isAfterWord: boolean): DateSpanText | null {
    const term = isAfterWord ? before?.terms.at(-1) : undefined;
    const unit = term && this.shortEnd(term.unit);
    return unit ? { terms: [{ unit, limit: null, before: noDoubt, behind: this.behind() }], joints: [] } : null;
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
    if (!mark && !isUntil && !this.isOtherLimit(before) && this.cursor.take('to') === null) return null;
    if (mark) this.cursor.takeMark('-');
    const term = this.endTerm(before, mark !== null) ?? this.cursor.attempt(() => this.term());
    if (!term) return null;
    found.terms.push(term);
    found.joints.push(mark === '/' ? 'slash' : 'dash');
    return true;
  }

  /** "post 1905 ante 1914" */
  private isOtherLimit({ limit }: DateTerm): boolean {
    if (limit !== 'after' && limit !== 'notBefore') return false;
    return this.cursor.isNext('before') || this.cursor.isNext('notAfter');
  }

  /** The shortened second year of "1914–18" and "c. 1826–c. 7". */
  private endTerm(before: DateTerm, isAfterMark: boolean): DateTerm | null {
    return this.cursor.attempt(() => {
      const doubt = this.doubts();
      const unit = isAfterMark ? this.shortEnd(before.unit) : null;
      if (!unit) return null;
      this.units.skipEraYear(unit);
      return { unit, limit: null, before: doubt, behind: this.behind() };
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
    const before = isDoubted ? this.doubts() : noDoubt;
    if (isDoubted) this.cursor.skipBeside();
    if (this.cursor.take('between') === null) return null;
    const from = this.term();
    if (!from) return null;
    if (this.cursor.takeLongest(['and', 'to']) === null && !this.cursor.takeMark('-')) return null;
    const to = this.term();
    return to && { terms: [{ ...from, before: either(before, from.before) }, to], joints: ['between'] };
  }

  private term(): DateTerm | null {
    const before = this.doubts();
    const limit = this.limit();
    // "pre-1914"
    if (limit && this.cursor.peek()?.isGlued) this.cursor.takeMark('-');
    const inner = limit ? this.doubts() : noDoubt;
    const unit = this.units.read();
    if (!unit) return null;
    const behind = either(this.behind(), { ...noDoubt, uncertain: unit.isUncertain ?? false });
    const limitBehind = limit && limit !== 'from' ? null : this.limitBehind();
    // "dal 1905 in avanti", "dal 1905 ad oggi"
    if (limit === 'since' && this.cursor.take('orLater') === null)
      this.cursor.attempt(() => this.untilToday(this.cursor.takeMark('-') !== null));
    return { unit, limit: limitBehind ?? limit, before: either(before, inner), behind: either(behind, this.behind()) };
  }

  /** Also behind an article: "sometime before 1905". */
  private limit(): Limit | null {
    return (
      this.cursor.takeLongest(limits) ??
      this.cursor.attempt(() => {
        this.cursor.skipBeside();
        return this.cursor.takeLongest(limits);
      })
    );
  }

  /** Question marks and words such as "circa" and "probably". */
  private doubts(): Doubt {
    const doubt = { ...noDoubt };
    for (;;) {
      const { at } = this.cursor;
      this.cursor.skipBeside();
      if (this.isLimit()) {
        this.cursor.at = at;
        return doubt;
      }
      if (!this.isShortCentury() && this.cursor.take('circa') !== null) doubt.circa = true;
      else if (this.cursor.take('uncertain') !== null || this.cursor.takeMark('?')) doubt.uncertain = true;
      else {
        this.cursor.at = at;
        return doubt;
      }
      // "Approximate date: 1905"
      this.cursor.takeMark(':');
    }
  }

  /** "C19", "c.19th", where the letter may also mean "circa": not "c.19 May". */
  private isShortCentury(): boolean {
    const { at } = this.cursor;
    const isBoth = this.cursor.isNext('circa') && this.cursor.take('century') !== null;
    const number = isBoth && this.cursor.peek()?.isGlued ? Number(this.cursor.takeDigits(2) ?? 0) : 0;
    this.cursor.take('ordinalEndings');
    const next = this.cursor.peek();
    const isAlone = !next || ([',', ';', '?', '-'].includes(next.text) && this.cursor.peek(1)?.kind !== 'number');
    this.cursor.at = at;
    return number > 0 && number <= centuryMax && isAlone;
  }

  /** "um oder nach", which begins with another word. */
  private isLimit(): boolean {
    const { at } = this.cursor;
    const found = this.cursor.takeLongest(['circa', 'uncertain', ...limits]);
    this.cursor.at = at;
    return limits.some((limit) => limit === found);
  }

  private behind(): Doubt {
    const doubt = { ...noDoubt };
    for (;;) {
      // In "1953, c. 1954" the word belongs to the second date, in "1953, probably" to the only one.
      const found = this.cursor.attempt(() => {
        const isApart = this.cursor.takeMark(',') !== null;
        const word = this.cursor.takeMark('?') ? 'uncertain' : this.cursor.takeLongest(['circa', 'uncertain']);
        if (isApart && !this.cursor.isAtEnd) return null;
        return word === 'circa' && this.cursor.peek()?.kind === 'number' ? null : word;
      });
      if (!found) return doubt;
      doubt[found] = true;
    }
  }

  /** "1831 or later", "1910 ante", "1905 to present", and "1905-" at the end of the text. */
  private limitBehind(): Limit | null {
    return this.cursor.attempt(() => {
      const comma = this.cursor.takeMark(',');
      const found = this.cursor.takeLongest(['orEarlier', 'orLater']);
      if (found) return found === 'orEarlier' ? 'notAfter' : 'notBefore';
      if (!comma && this.cursor.take('andFollowing') !== null) return 'since';
      // "1905 <" says nothing: which of the two is before the other?
      const isWord = this.cursor.peek()?.kind === 'word';
      const limit = comma || !isWord ? null : this.cursor.takeLongest(['before', 'after']);
      if (limit) return this.cursor.isAtEnd || this.cursor.peek()?.kind === 'mark' ? limit : null;
      if (comma) return null;
      const isJoined = this.cursor.takeMark('-') !== null;
      if (isJoined && this.cursor.isAtEnd) return 'since';
      return this.untilToday(isJoined) && 'since';
    });
  }

  /** "to present"; the "ad" of "1905 ad oggi" has been taken as the era. */
  private untilToday(isJoined = false): true | null {
    const isEnd = isJoined || this.cursor.isBehind('to') || this.cursor.takeLongest(['to', 'until']) !== null;
    return isEnd && this.cursor.take('today') !== null ? true : null;
  }

  private valueOf({ terms, joints }: DateSpanText): Edtf | null {
    const [first, ...others] = terms;
    const last = others.at(-1);
    if (!first?.unit.span) return null;
    if (!last) return this.valueOfTerm(first, first.unit.span);
    if (!last.unit.span || terms.some(({ unit }) => unit.isEraYear !== first.unit.isEraYear)) return null;
    const limited = betweenLimits(first, last);
    if (limited) return limited;
    if ((first.limit && !isStart(first.limit)) || (last.limit && last.limit !== 'until')) return null;
    const ascending = terms.flatMap(({ unit }) => (unit.span ? [unit.span.from, unit.span.to] : []));
    if (ascending.some((moment, at) => at > 0 && compareMoments(ascending[at - 1] ?? moment, moment) > 0)) return null;
    const isTurn = this.rules.slashIsTurn && joints[0] === 'slash' && terms.length === 2;
    if (isTurn && first.unit.isCentury && isWholeCentury(first.unit.span) && isWholeCentury(last.unit.span)) {
      const { year } = last.unit.span.from;
      return intervalOf({ from: yearMoment(year - 10), to: yearMoment(year + 10) });
    }
    const shared = either(first.before, last.behind);
    const range = withoutSeasons({ from: first.unit.span.from, to: last.unit.span.to });
    const qualified = qualify(range, [
      qualifierOf(either(shared, first.behind)),
      qualifierOf(either(shared, last.before)),
    ]);
    return joints[0] === 'between' ? oneOf(qualified) : intervalOf(qualified);
  }

  private valueOfTerm({ unit, limit, before, behind }: DateTerm, span: EdtfRange): Edtf | null {
    const qualifier = qualifierOf(either(before, behind));
    // "dal 12 al 14 giugno" has its end within the unit.
    if (!limit || limit === 'from' || (limit === 'since' && unit.isClosed))
      return intervalOf(qualify(span, [qualifier, qualifier]));
    const { from, to } = withoutSeasons(span);
    const end =
      limit === 'before'
        ? momentBefore(from)
        : limit === 'after'
          ? momentAfter(to)
          : limit === 'notBefore' || limit === 'since'
            ? from
            : to;
    const isOpenBehind = ['after', 'notBefore', 'since'].includes(limit);
    // Sets have no qualifiers, and spans are not one of several dates.
    if (qualifier || limit === 'since' || limit === 'until') {
      const qualified = qualify(single(end), [qualifier, qualifier]);
      return isOpenBehind
        ? { kind: 'interval', from: qualified.from, to: 'open' }
        : { kind: 'interval', from: 'open', to: qualified.to };
    }
    return { kind: 'set', of: 'one', items: [end], opensBefore: !isOpenBehind, opensAfter: isOpenBehind };
  }
}

/** Of a span that ends elsewhere: "dal 1905", "von 1905". */
const isStart = (limit: Limit | null): boolean => limit === 'since' || limit === 'from';

const isLimited = (span: DateSpanText | undefined): boolean =>
  span?.terms.length === 1 && span.terms[0]?.limit !== null;

/** Whether a date is over when another one begins. */
function endsBefore(edtf: Edtf, day: string | null): boolean {
  const { latest } = boundsOf(edtf);
  return latest !== null && day !== null && compareDays(latest, day) < 0;
}

const isCertain = ({ terms }: DateSpanText): boolean =>
  terms.every(({ before, behind }) => !qualifierOf(either(before, behind)));

const isWholeCentury = (span: EdtfRange): boolean => isSingle(span) && span.from.masked === 2;
