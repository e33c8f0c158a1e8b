import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  copyFiles,
  type CopiedRecord,
  type IndexedWord,
  recordsPerFile,
} from '../../contract/static-site/copied-record.js';
import { writeCopyFile } from './write-copy-file.js';

/** Bytes of a file of words, about: small enough for a slow line, and few enough to be read for a short beginning. */
const fileBytes = 64_000;
/** Characters of words in memory before they are appended to the files that sort them. */
const bufferMax = 4_000_000;

export interface SearchedTexts {
  inTitle: Iterable<string>;
  elsewhere: Iterable<string>;
}

/**
 * The index of a copy. Words are collected in files by their first two characters, so that memory does not grow with the archive, and
 * sorted at the end into files of about the same size.
 */
export class SearchIndexWriter {
  private readonly buckets: string;
  private readonly buffered = new Map<string, string[]>();
  private bufferSize = 0;
  private count = 0;
  private records: CopiedRecord[] = [];
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly folder: string) {
    this.buckets = join(folder, '.words');
  }

  /** Returns the number of the record. */
  add(record: CopiedRecord, { inTitle, elsewhere }: SearchedTexts): number {
    const number = this.count++;
    const titled = new Set(inTitle);
    for (const word of titled) this.buffer(word, `${word}\t${number}\t0`);
    for (const word of new Set(elsewhere)) if (!titled.has(word)) this.buffer(word, `${word}\t${number}\t1`);
    this.records.push(record);
    if (this.records.length === recordsPerFile) this.writeRecords();
    if (this.bufferSize > bufferMax) this.flush();
    return number;
  }

  /** Waits for what is being written. */
  get written(): Promise<void> {
    return this.writing;
  }

  async finish(): Promise<void> {
    if (this.records.length > 0) this.writeRecords();
    this.flush();
    await this.writing;
    const firsts: string[] = [];
    let words: IndexedWord[] = [];
    let size = 0;
    const write = async (): Promise<void> => {
      if (words.length === 0) return;
      const file = copyFiles.wordsAt(firsts.push(words[0]![0]) - 1);
      await writeCopyFile(this.folder, file, words);
      words = [];
      size = 0;
    };
    for (const bucket of await this.sortedBuckets())
      for (const word of await this.wordsOf(bucket)) {
        words.push(word);
        size += JSON.stringify(word).length;
        if (size > fileBytes) await write();
      }
    await write();
    await writeCopyFile(this.folder, copyFiles.words, firsts);
    await rm(this.buckets, { recursive: true, force: true });
  }

  private buffer(word: string, line: string): void {
    const bucket = bucketOf(word);
    const lines = this.buffered.get(bucket);
    if (lines) lines.push(line);
    else this.buffered.set(bucket, [line]);
    this.bufferSize += line.length;
  }

  private flush(): void {
    const lines = [...this.buffered];
    this.buffered.clear();
    this.bufferSize = 0;
    this.writing = this.writing.then(async () => {
      await mkdir(this.buckets, { recursive: true });
      for (const [bucket, of] of lines) await appendFile(join(this.buckets, bucket), `${of.join('\n')}\n`);
    });
  }

  private writeRecords(): void {
    const { records } = this;
    this.records = [];
    const file = copyFiles.recordsAt(Math.ceil(this.count / recordsPerFile) - 1);
    this.writing = this.writing.then(() => writeCopyFile(this.folder, file, records));
  }

  private async sortedBuckets(): Promise<string[]> {
    const names = await readdir(this.buckets).catch(() => []);
    return names.sort((one, other) => compare(beginningOf(one), beginningOf(other)));
  }

  private async wordsOf(bucket: string): Promise<IndexedWord[]> {
    const found = new Map<string, [number[], number[]]>();
    for (const line of (await readFile(join(this.buckets, bucket), 'utf8')).split('\n')) {
      const [word, number, place] = line.split('\t');
      if (!word) continue;
      const numbers = found.get(word) ?? [[], []];
      found.set(word, numbers);
      numbers[place === '0' ? 0 : 1].push(Number(number));
    }
    return [...found]
      .sort(([one], [other]) => compare(one, other))
      .map(([word, [inTitle, elsewhere]]) => [word, differences(inTitle), differences(elsewhere)]);
  }
}

/** By code units, as the browser compares. */
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The name of a file for words that begin alike: on every file system different, whatever the letters. */
const bucketOf = (word: string): string =>
  [word.charCodeAt(0), word.length > 1 ? word.charCodeAt(1) : 0]
    .map((code) => code.toString(16).padStart(4, '0'))
    .join('');
const beginningOf = (bucket: string): string =>
  String.fromCharCode(parseInt(bucket.slice(0, 4), 16), parseInt(bucket.slice(4), 16));

function differences(numbers: number[]): number[] {
  numbers.sort((one, other) => one - other);
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
}
