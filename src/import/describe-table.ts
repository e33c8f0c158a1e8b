import type { Mapping } from '../contract/exchange/mapping.js';
import type { ExchangeTable } from '../contract/exchange/tables.js';
import type { ImportedTable } from './import-record.js';
import { checkMapping } from './mapping/check-mapping.js';
import { guessMapping } from './mapping/guess-mapping.js';
import { detectShape } from './reading/detect-shape.js';
import { readRows } from './reading/read-rows.js';
import type { ShapeChoice } from '../contract/exchange/table-shape.js';

/** What is known or stated of a table before it is read. */
export interface DescribedFile {
  path: string;
  /** As it was delivered. */
  name: string;
  table: ExchangeTable;
  collection: string;
  choice?: ShapeChoice;
  /** In place of the guess; what it leaves out is guessed. */
  mapping?: Partial<Mapping> | null;
}

/** Rows whose cells tell what columns without a known name hold. */
const sampledRows = 50;

/**
 * How a table is read and what its columns mean.
 * @throws TableError when it cannot be read; DomainError validation_failed for a mapping that does not fit
 */
export async function describeTable({
  path,
  name,
  table,
  collection,
  choice,
  mapping,
}: DescribedFile): Promise<ImportedTable> {
  const shape = await detectShape(path, name, choice);
  const { columns } = shape;
  const samples: string[][] = [];
  for await (const { cells } of readRows(path, shape)) if (samples.push(cells) >= sampledRows) break;
  const guess = guessMapping({ table, collection, columns, samples }, choice?.language);
  return { name, shape, mapping: mapping ? checkMapping({ ...guess, ...mapping }, columns) : guess };
}
