import { dayConditions, yearRange } from '../../platform/database/year-range.js';
import type { SearchFilters } from '../search-engine.js';

/** Collects the parameters of a statement: each value becomes the next `$n`. */
export class Parameters {
  readonly values: unknown[] = [];

  bind(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }
}

/** The filters of a search as conditions on a document `d`, without its text. */
export function filtersOf(
  { years, entityTypeCode, entityId, tagIds = [], fondsId, licence, series }: SearchFilters,
  parameters: Pick<Parameters, 'bind'>,
): string[] {
  const range = years && yearRange(years, (value) => parameters.bind(value, 'integer'));
  const conditions = [
    range && `d.years && ${range}`,
    ...dayConditions(years ?? {}, 'd', (day) => parameters.bind(day, 'date')),
    entityTypeCode && `d.entity_type_codes @> array[${parameters.bind(entityTypeCode, 'text')}]`,
    entityId && `d.entity_ids @> array[${parameters.bind(entityId, 'integer')}]`,
    tagIds.length > 0 && `d.tag_ids @> ${parameters.bind(tagIds, 'integer[]')}`,
    fondsId && `d.fonds_ids @> array[${parameters.bind(fondsId, 'integer')}]`,
    licence && `d.licence = ${parameters.bind(licence, 'text')}`,
    series && `d.series = ${parameters.bind(series, 'bigint')}`,
  ];
  return conditions.filter((condition) => typeof condition === 'string');
}
