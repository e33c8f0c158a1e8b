import type { DateToken } from './date-tokens.js';
import { type DatePart, dateParts, type PartsOfCentury } from './date-words.js';
import type { WordBook } from './word-book.js';

/** A place in the tokens of a text. Each `take…` moves behind what it has found, or stays. */
export class DateCursor {
  at = 0;

  constructor(
    private readonly tokens: readonly DateToken[],
    private readonly book: WordBook,
  ) {}

  get isAtEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  peek(ahead = 0): DateToken | undefined {
    return this.tokens[this.at + ahead];
  }

  /** Whether a phrase of a list is next. */
  isNext(list: string): boolean {
    return this.book.find(list, this.tokens, this.at) !== null;
  }

  /** Whether a word of a list is before. */
  isBehind(list: string): boolean {
    return this.at > 0 && this.book.find(list, this.tokens, this.at - 1)?.length === 1;
  }

  /** The value of the phrase of a list that is next. @returns null where there is none */
  take(list: string): number | null {
    const found = this.book.find(list, this.tokens, this.at);
    if (!found) return null;
    this.at += found.length;
    return found.value;
  }

  /** The first of the lists with the longest phrase that is next. @returns null where there is none */
  takeLongest<Name extends string>(lists: readonly Name[]): Name | null {
    let longest: { name: Name; length: number } | null = null;
    for (const name of lists) {
      const length = this.book.find(name, this.tokens, this.at)?.length ?? 0;
      if (length > (longest?.length ?? 0)) longest = { name, length };
    }
    this.at += longest?.length ?? 0;
    return longest?.name ?? null;
  }

  /** The part with the longest phrase of a list that only stands beside centuries. */
  takePart(list: PartsOfCentury): DatePart | null {
    const found = this.takeLongest(dateParts.map((part) => `${list}.${part}` as const));
    return found && (found.slice(list.length + 1) as DatePart);
  }

  takeMark(...marks: string[]): string | null {
    const next = this.peek();
    if (next?.kind !== 'mark' || !marks.includes(next.text)) return null;
    this.at += 1;
    return next.text;
  }

  /** The digits of a number of so many digits. */
  takeDigits(min: number, max = min): string | null {
    const next = this.peek();
    if (next?.kind !== 'number' || next.text.length < min || next.text.length > max) return null;
    this.at += 1;
    return next.text;
  }

  /** The word that is next without an ending of a list; null where it has none. */
  withoutEnding(list: string): string | null {
    const word = this.peek()?.text ?? '';
    const ending = this.book.endingOf(list, word);
    return ending && word.slice(0, -ending.length);
  }

  /**
   * Articles and the like. The apostrophe of a decade or a century in digits, as in "dell’800", stays, and so does the number of
   * "I secolo".
   */
  skipBeside(): void {
    for (;;) {
      const before = this.at;
      if (this.take('beside') === null) return;
      const isOfNumber = this.tokens[this.at - 1]?.text === '’' && this.peek()?.kind === 'number';
      if (!isOfNumber && !this.isFirst()) continue;
      this.at = before;
      return;
    }
  }

  /** Reads behind articles and the like, or else takes the first of them for part of it: the "I" of "I-II sec.". */
  besideOrNot<Result>(read: () => Result | null): Result | null {
    return this.firstOf(() => {
      this.skipBeside();
      return read();
    }, read);
  }

  /** "I secolo", "anno I", "I metà" */
  private isFirst(): boolean {
    if (this.tokens[this.at - 1]?.text !== 'i') return false;
    if (dateParts.some((part) => this.book.find(part, this.tokens, this.at - 1))) return true;
    if (this.isNext('century') || this.isNext('eras')) return true;
    return this.book.find('yearWords', this.tokens, this.at - 2)?.length === 1;
  }

  /** What the reader returns, or the place as it was where that is null. */
  attempt<Result>(read: () => Result | null): Result | null {
    const before = this.at;
    const result = read();
    if (result === null) this.at = before;
    return result;
  }

  /** The first of the readers that finds something. */
  firstOf<Result>(...readers: (() => Result | null)[]): Result | null {
    for (const read of readers) {
      const result = this.attempt(read);
      if (result !== null) return result;
    }
    return null;
  }
}
