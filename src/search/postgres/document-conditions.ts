import type { PhotoSearch } from '../search-engine.js';

/** Collects the parameters of a statement: each value becomes the next `$n`. */
export class Parameters {
  readonly values: unknown[] = [];

  bind(value: unknown, type: string): string {
    return `$${this.values.push(value)}::${type}`;
  }
}

/** The filters of a search as conditions on a document `d`, without its text. */
export function filtersOf(
  {
    years,
    entityTypeCode,
    entityId,
    tagIds = [],
  }: Pick<PhotoSearch, 'years' | 'entityTypeCode' | 'entityId' | 'tagIds'>,
  parameters: Parameters,
): string[] {
  const conditions = [
    years &&
      `d.years && int4range(${parameters.bind(years.from, 'integer')}, ${parameters.bind(years.to, 'integer')}, '[]')`,
    entityTypeCode && `d.entity_type_codes @> array[${parameters.bind(entityTypeCode, 'text')}]`,
    entityId && `d.entity_ids @> array[${parameters.bind(entityId, 'integer')}]`,
    tagIds.length > 0 && `d.tag_ids @> ${parameters.bind(tagIds, 'integer[]')}`,
  ];
  return conditions.filter((condition) => typeof condition === 'string');
}
