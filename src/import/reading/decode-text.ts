import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import type { TextEncoding } from '../../contract/exchange/table-shape.js';
import { toWindows1252 } from '../../platform/texts/windows-1252.js';
import { TableError } from './table-error.js';

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
 * The text of a file in pieces, without a byte order mark. No character is replaced.
 * @throws TableError table_encoding_broken with the line; table_not_text for a character that no text has
 */
export async function* decodedText(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = decoderOf(encoding);
  let line = 1;
  const stream = createReadStream(path, { highWaterMark: 256 * 1024 });
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const text = decode(decoder, { chunk, line, encoding });
      if (text.includes('\0'))
        throw new TableError('table_not_text', { line: line + linesIn(text.slice(0, text.indexOf('\0'))) });
      line += linesIn(text);
      yield text;
    }
    yield decode(decoder, { line, encoding });
  } finally {
    stream.destroy();
  }
}

/** The same of a file in memory. @throws TableError table_encoding_broken with the line */
export function decodedWhole(bytes: Buffer, encoding: TextEncoding): string {
  const decoder = decoderOf(encoding);
  return decode(decoder, { chunk: bytes, line: 1, encoding }) + decode(decoder, { line: 1, encoding });
}

interface Decoder {
  /** @throws TypeError for bytes that the encoding does not have */
  decode(chunk: Buffer | undefined, options: { stream: boolean }): string;
}

function decoderOf(encoding: TextEncoding): Decoder {
  if (encoding !== 'utf-8-twice') return new TextDecoder(encoding, { fatal: true });
  const [outer, inner] = [new TextDecoder('utf-8', { fatal: true }), new TextDecoder('utf-8', { fatal: true })];
  return {
    decode(chunk, options) {
      const bytes = toWindows1252(outer.decode(chunk, options));
      if (!bytes) throw new TypeError('The text was not encoded twice.');
      return inner.decode(bytes, options);
    },
  };
}

function decode(
  decoder: Decoder,
  { chunk, line, encoding }: { chunk?: Buffer; line: number; encoding: TextEncoding },
): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (error) {
    const before = chunk ? linesBefore(chunk, encoding) : 0;
    throw new TableError('table_encoding_broken', { line: line + before }, { cause: error });
  }
}

/** Lines before the first byte that is not UTF-8, or not twice; of other encodings all of the chunk. */
function linesBefore(chunk: Buffer, encoding: TextEncoding): number {
  const ofLine = encoding === 'utf-8-twice' ? encoding : 'utf-8';
  let begin = 0;
  for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, begin)) {
    try {
      decoderOf(ofLine).decode(chunk.subarray(begin, end), { stream: false });
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
