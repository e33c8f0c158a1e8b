import type { DateCursor } from './date-cursor.js';
import { centuryMax } from './date-numbers.js';
import { type Doubt, type Limit, limits, noDoubt } from './date-terms.js';

/** Reads what is said about a date before and behind it: that it is a limit, or not sure. */
export class TermWords {
  constructor(private readonly cursor: DateCursor) {}

  /** Also behind an article: "sometime before 1905". */
  limit(): Limit | null {
    return (
      this.cursor.takeLongest(limits) ??
      this.cursor.attempt(() => {
        this.cursor.skipBeside();
        return this.cursor.takeLongest(limits);
      })
    );
  }

  /** Question marks and words such as "circa" and "probably". */
  doubts(): Doubt {
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

  behind(): Doubt {
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
  limitBehind(): Limit | null {
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
  untilToday(isJoined = false): true | null {
    const isEnd = isJoined || this.cursor.isBehind('to') || this.cursor.takeLongest(['to', 'until']) !== null;
    return isEnd && this.cursor.take('today') !== null ? true : null;
  }
}
