import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { TableError } from '../table-error.js';

/** What is made of an XML document while it is read. Names come without their prefix, attributes with it. */
export interface XmlReader<T> {
  /** Those that have been found since they were last taken. */
  items: T[];
  /** @param depth 1 for the root */
  open(name: string, attributes: Record<string, string>, depth: number): void;
  close?(name: string, depth: number): void;
  text?(text: string): void;
}

/** Elements in each other. Spreadsheets have less than ten. */
const maxDepth = 64;
/** Of one tag or text, which the parser keeps until it ends; a cell of a million characters may be written with ten times as many. */
const maxPiece = 16 * 1024 ** 2;

/**
 * What `reader` finds in an XML document, piece by piece. Only the five entities of XML and references to characters are known.
 * @throws TableError table_cell_too_long for a text without end; Error for what is not well-formed, has a document type (which
 *   ECMA-376 part 2 forbids) or is in neither UTF-8 nor UTF-16
 */
export async function* xmlItems<T>(bytes: AsyncIterable<Buffer>, reader: XmlReader<T>): AsyncGenerator<T[]> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let seen = 0;
  parser.on('doctype', () => {
    throw new Error('The document has a document type.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    seen += 1;
    depth += 1;
    if (depth > maxDepth) throw new Error('The document has too many elements in each other.');
    reader.open(localName(name), attributes, depth);
  });
  parser.on('closetag', ({ name }) => {
    seen += 1;
    reader.close?.(localName(name), depth);
    depth -= 1;
  });
  const onText = (text: string): void => {
    seen += 1;
    reader.text?.(text);
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  let characters = 0;
  for await (const text of decoded(bytes)) {
    const before = seen;
    parser.write(text);
    characters = seen === before ? characters + text.length : 0;
    if (characters > maxPiece) throw new TableError('table_cell_too_long');
    if (reader.items.length > 0) yield reader.items.splice(0);
  }
  parser.close();
  if (reader.items.length > 0) yield reader.items.splice(0);
}

/** All that `reader` finds. @throws as `xmlItems` */
export async function allXmlItems<T>(bytes: AsyncIterable<Buffer>, reader: XmlReader<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const items of xmlItems(bytes, reader)) for (const item of items) all.push(item);
  return all;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

async function* decoded(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const piece of bytes) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true });
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

/** By its byte order mark (XML 1.0, 4.3.3). */
function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : 'utf-8';
}
