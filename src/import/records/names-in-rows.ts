import type { MappedRow } from '../mapping/mapped-row.js';
import { annotatedEntities } from './imported-annotations.js';
import { comparedEntities } from './imported-comparisons.js';
import { placedEntities } from './imported-places.js';

/** The tags, cards and fonds that rows of photos name, anywhere. */
export function namesInRows(rows: MappedRow[]): { tags: string[]; entities: string[]; fonds: string[] } {
  const named = (column: string): string[] =>
    rows.flatMap(({ values }) => (Array.isArray(values[column]) ? (values[column] as string[]) : []));
  const entities = [
    ...named('entities'),
    ...named('coverOf'),
    ...rows.flatMap(placedEntities),
    ...rows.flatMap(comparedEntities),
    ...rows.flatMap(annotatedEntities),
  ];
  const fonds = rows.flatMap(({ values }) => (typeof values['fonds'] === 'string' ? values['fonds'] : []));
  return { tags: named('tags'), entities, fonds };
}
