import type { TablePlace } from '../../contract/exchange/table-problem.js';
import type { TextEncoding } from '../../contract/exchange/table-shape.js';
import { decodedText } from './decode-text.js';

/**
 * The line and the column at which a file is no JSON (RFC 8259), of a word such as `tru` where it begins; nothing where it is JSON.
 * Read once more for that, since the parser of large files says only that something is wrong in what it has read. Memory does not
 * grow with the file, but for how deep its lists and objects are.
 */
export async function findJsonError(
  path: string,
  encoding: TextEncoding,
): Promise<Pick<TablePlace, 'line' | 'column'>> {
  const syntax = new JsonSyntax();
  let [line, column] = [1, 1];
  for await (const piece of decodedText(path, encoding)) {
    for (const character of piece) {
      if (!syntax.accepts(character)) return { line, column: column - syntax.wordLength };
      if (character === '\n') [line, column] = [line + 1, 1];
      else column += 1;
    }
  }
  return syntax.mayEnd() ? {} : { line, column: column - syntax.wordLength };
}

/** What may come next, outside of strings and words. */
type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing';

const word = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)$/;
const wordMax = 1_000;

class JsonSyntax {
  private readonly open: ('{' | '[')[] = [];
  private expected: Expected = 'value';
  private isKey = false;
  private isString = false;
  /** Characters of an escape that are still to come: after a backslash one, after `\u` four. */
  private escaped: 'one' | number = 0;
  private word = '';

  /** The characters of the word that is being read, or is none. */
  get wordLength(): number {
    return this.word.length;
  }

  accepts(character: string): boolean {
    if (this.isString) return this.acceptsInString(character);
    if (/[-+.\w]/.test(character)) return this.acceptsInWord(character);
    if (!this.endWord()) return false;
    if (/[ \t\r\n]/.test(character)) return true;
    if (character === '"') return this.beginString();
    if (character === '{' || character === '[') return this.begin(character);
    if (character === '}' || character === ']') return this.end(character === '}' ? '{' : '[');
    if (character === ':') return this.pass('colon', 'value');
    return character === ',' && this.pass('commaOrEnd', this.open.at(-1) === '{' ? 'key' : 'value');
  }

  mayEnd(): boolean {
    return this.endWord() && !this.isString && this.expected === 'nothing';
  }

  private acceptsInString(character: string): boolean {
    const { escaped } = this;
    if (escaped === 'one') {
      this.escaped = character === 'u' ? 4 : 0;
      return /["\\/bfnrtu]/.test(character);
    }
    if (escaped > 0) {
      this.escaped = escaped - 1;
      return /[\da-f]/i.test(character);
    }
    if (character === '\\') this.escaped = 'one';
    else if (character === '"') {
      this.isString = false;
      if (this.isKey) this.expected = 'colon';
      else this.endValue();
    }
    return character >= ' ';
  }

  private acceptsInWord(character: string): boolean {
    if (this.word === '' && !this.expectsValue()) return false;
    this.word += character;
    return this.word.length <= wordMax;
  }

  /** False for a word that is no value; it is kept, so that its length is known. */
  private endWord(): boolean {
    if (this.word === '') return true;
    if (!word.test(this.word)) return false;
    this.word = '';
    this.endValue();
    return true;
  }

  private beginString(): boolean {
    this.isKey = this.expected === 'key' || this.expected === 'keyOrEnd';
    this.isString = true;
    return this.isKey || this.expectsValue();
  }

  private begin(bracket: '{' | '['): boolean {
    const isValue = this.expectsValue();
    this.open.push(bracket);
    this.expected = bracket === '{' ? 'keyOrEnd' : 'valueOrEnd';
    return isValue;
  }

  private end(bracket: '{' | '['): boolean {
    const mayEnd = this.expected === 'commaOrEnd' || this.expected === (bracket === '{' ? 'keyOrEnd' : 'valueOrEnd');
    if (!mayEnd || this.open.pop() !== bracket) return false;
    this.endValue();
    return true;
  }

  private pass(expected: Expected, next: Expected): boolean {
    if (this.expected !== expected) return false;
    this.expected = next;
    return true;
  }

  private expectsValue(): boolean {
    return this.expected === 'value' || this.expected === 'valueOrEnd';
  }

  private endValue(): void {
    this.expected = this.open.length === 0 ? 'nothing' : 'commaOrEnd';
  }
}
