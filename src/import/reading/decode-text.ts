import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { TableError } from './table-error.js';
import type { TextEncoding } from '../../contract/exchange/table-shape.js';

const headBytes = 256 * 1024;

/** The beginning of a file. */
export async function readHead(path: string): Promise<{ head: Buffer; isWhole: boolean }> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return { head: buffer.subarray(0, bytesRead), isWhole: bytesRead < headBytes };
  } finally {
    await file.close();
  }
}

/**
 * The encoding of a text by its first bytes: a byte order mark says it; else valid UTF-8 is UTF-8, every second byte zero is
 * UTF-16, and anything else is what Windows writes in Western Europe.
 * @throws TableError table_not_text
 */
export function guessEncoding(head: Buffer, isWhole: boolean): TextEncoding {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head.includes(0)) return encodingOfZeros(head);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: !isWhole });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Latin letters in two bytes have a zero in one of them. */
function encodingOfZeros(head: Buffer): TextEncoding {
  const pairs = Math.floor(head.length / 2);
  let [first, second] = [0, 0];
  for (let place = 0; place < pairs; place += 1) {
    if (head[2 * place] === 0) first += 1;
    if (head[2 * place + 1] === 0) second += 1;
  }
  if (second > pairs / 2 && first < pairs / 10) return 'utf-16le';
  if (first > pairs / 2 && second < pairs / 10) return 'utf-16be';
  throw new TableError('table_not_text');
}

/**
 * The text of a file in pieces, without a byte order mark. No character is replaced.
 * @throws TableError table_encoding_broken with the line; table_not_text for a character that no text has
 */
export async function* decodedText(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const text = decode(decoder, chunk, line);
      if (text.includes('\0'))
        throw new TableError('table_not_text', { line: line + linesIn(text.slice(0, text.indexOf('\0'))) });
      line += linesIn(text);
      yield text;
    }
    yield decode(decoder, undefined, line);
  } finally {
    stream.destroy();
  }
}

function decode(decoder: TextDecoder, chunk: Buffer | undefined, line: number): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (error) {
    throw new TableError('table_encoding_broken', { line: line + (chunk ? linesBefore(chunk) : 0) }, { cause: error });
  }
}

/** Lines before the first byte that is not UTF-8; of other encodings all of the chunk. */
function linesBefore(chunk: Buffer): number {
  let begin = 0;
  for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, begin)) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(chunk.subarray(begin, end));
    } catch {
      if (begin > 0) break;
    }
    begin = end + 1;
  }
  return linesIn(chunk.subarray(0, begin).toString('latin1'));
}

const linesIn = (text: string): number => {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
};
