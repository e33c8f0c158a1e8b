import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { generatedTags } from '../fill/generated-archive.js';
import { places, streets } from '../fill/vocabulary.js';

/** What a delivery is made of: so many photographs of a collection, and whether it is the second version of it. */
export interface Delivery {
  rows: number;
  /** Begins the identifiers. */
  series: string;
  /** Every title, description and date differs from those of the first. */
  isSecond?: boolean;
}

const header = [
  'identifier',
  'title_it',
  'title_en',
  'title_de',
  'description_it',
  'author',
  'year',
  'inventoryNumber',
  'tags',
  'shelf',
];
const rowsOfChunk = 1_000;
/** One row of ten names a tag that the archive does not have, of so many: there is something to say of it. */
const unknownTags = 200;
const tags = generatedTags().map(({ name }) => name);

/** Writes a delivery as CSV: texts of usual lengths in three languages, two tags for each photograph, one column without a field. */
export async function writeDelivery(path: string, delivery: Delivery): Promise<string> {
  await pipeline(Readable.from(chunks(delivery)), createWriteStream(path));
  return path;
}

function* chunks(delivery: Delivery): Generator<string> {
  yield stringify([header]);
  for (let from = 0; from < delivery.rows; from += rowsOfChunk) {
    const size = Math.min(rowsOfChunk, delivery.rows - from);
    yield stringify(Array.from({ length: size }, (_, n) => rowOf(from + n, delivery)));
  }
}

function rowOf(n: number, { series, isSecond = false }: Delivery): string[] {
  const place = places[n % places.length]!;
  const street = streets[(n * 7) % streets.length]!;
  const seen = isSecond ? 'veduta' : 'visione';
  const unknown = n % 10 === 0 ? `; Fondo ${n % (unknownTags * 10)}` : '';
  return [
    `${series}/${n}`,
    // As in real deliveries, many photographs have the same title.
    `${place.it}, ${seen} da via ${street}`,
    `${place.en}, seen from ${street} street${isSecond ? ' again' : ''}`,
    `${place.de}, von der Via ${street}${isSecond ? ' gesehen' : ''}`,
    `${place.it} in una ${seen} della raccolta ${series}, numero ${n}. `.repeat(4).trim(),
    `Studio ${n % 97}`,
    String(1860 + (n % 100) + (isSecond ? 1 : 0)),
    `${series} ${n}`,
    `${tags[n % tags.length]}; ${tags[(n * 11 + 3) % tags.length]}${unknown}`,
    `Scaffale ${n % 50}`,
  ];
}
