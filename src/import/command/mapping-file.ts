import { readFile } from 'node:fs/promises';
import type { Mapping } from '../../contract/exchange/mapping.js';
import { OperatorError } from '../../platform/operator-error.js';

/** The mapping of a table in a file, which has one, or a list of them, each for its table. @throws OperatorError */
export async function mappingOf(path: string, table: string): Promise<Partial<Mapping> | null> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new OperatorError(`${path} cannot be read.`);
  });
  let mapping: unknown;
  try {
    mapping = JSON.parse(text);
  } catch {
    throw new OperatorError(`${path} is not valid JSON.`);
  }
  if (!Array.isArray(mapping)) return mapping as Partial<Mapping>;
  return (mapping as Partial<Mapping>[]).find((each) => each.table === table) ?? null;
}
