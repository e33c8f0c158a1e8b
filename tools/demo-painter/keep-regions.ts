import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ExchangedAnnotation, numberElsewhere } from '../../src/contract/exchange/tables.js';
import { recordLimits } from '../../src/contract/record-limits.js';
import { demoPackage } from '../../src/demo/demo-folder.js';
import type { Region } from './types.js';

type Row = Record<string, unknown> & { identifier: string };

/** Writes where a photograph shows which place into its row of the demo's package, as annotations. */
export async function keepRegions(photoId: number, regions: readonly Region[]): Promise<void> {
  const cards = new Map((await rowsOf('entities')).map(({ slug, identifier }) => [slug, identifier]));
  const rows = await rowsOf('photos');
  const row = rows.find(({ identifier }) => numberElsewhere(identifier, 'photo') === photoId);
  if (!row) throw new Error(`The demo has no photo ${photoId}.`);
  row['annotations'] = regions
    .slice(0, recordLimits.annotations.max)
    .map(({ entitySlug, x, y, w, h }): ExchangedAnnotation => ({
      entity: cards.get(entitySlug) ?? null,
      x: percent(x),
      y: percent(y),
      w: percent(Math.min(w, 1 - x)),
      h: percent(Math.min(h, 1 - y)),
    }));
  await writeFile(fileOf('photos'), rows.map((each) => `${JSON.stringify(each)}\n`).join(''));
}

const fileOf = (table: string): string => join(demoPackage, `${table}.jsonl`);

const rowsOf = async (table: string): Promise<Row[]> =>
  (await readFile(fileOf(table), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);

const percent = (fraction: number): number => Number((fraction * 100).toFixed(4));
