import type { ImportCounts } from '../../contract/import.js';
import type { Decision } from './record-importer.js';

/** How many rows have each outcome. */
export function countsOf(decided: readonly Decision[]): ImportCounts {
  const counts: ImportCounts = { created: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of decided) counts[outcome] += 1;
  return counts;
}
