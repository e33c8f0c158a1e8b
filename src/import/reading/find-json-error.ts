import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { verifier } from 'stream-json/utils/verifier.js';
import type { TablePlace } from '../../contract/exchange/table-problem.js';
import type { TextEncoding } from '../../contract/exchange/table-shape.js';
import { decodedText } from './decode-text.js';

/**
 * The line and the column at which a file is no JSON; nothing where it is. It is read once more for that, since the parser of large
 * files says only that something is wrong in what it has read.
 * @throws TableError for what is no text
 */
export async function findJsonError(
  path: string,
  encoding: TextEncoding,
): Promise<Pick<TablePlace, 'line' | 'column'>> {
  const check = verifier.asStream();
  // It has no output, but must be read to its end.
  check.resume();
  try {
    await pipeline(Readable.from(decodedText(path, encoding)), check);
    return {};
  } catch (error) {
    if (!isPlaced(error)) throw error;
    return { line: error.line, column: error.pos };
  }
}

const isPlaced = (error: unknown): error is verifier.VerifierError => error instanceof Error && 'pos' in error;
