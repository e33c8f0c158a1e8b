import { Injectable } from '@nestjs/common';
import type { SearchAlternatives as Alternatives, SearchWithout } from '../contract/search.js';
import { NearestYears } from './postgres/nearest-years.js';
import { OtherSpelling } from './other-spelling.js';
import { type Search, SearchEngine } from './search-engine.js';
import { hasWords } from './search-text.js';

/** Of a search with more tags only these are left out one by one. */
const tagsMax = 8;

/**
 * What may help where a search of photos finds nothing. Words and years are looked up in PostgreSQL's index, which is in sync
 * whichever engine searches; the engine then counts what each alternative finds.
 */
@Injectable()
export class SearchAlternatives {
  constructor(
    private readonly engine: SearchEngine,
    private readonly spelling: OtherSpelling,
    private readonly nearestYears: NearestYears,
  ) {}

  /** One after the other: somebody who finds nothing can wait, others should not wait for connections. */
  async find(search: Search): Promise<Alternatives> {
    const spelling = await this.spelling.find(search);
    const without: SearchWithout[] = [];
    for (const { less, ...filter } of withoutEach(search))
      without.push({ ...filter, count: await this.count({ ...search, ...less }) });
    return { spelling, without, years: await this.findYears(search) };
  }

  private async findYears(search: Search): Promise<Alternatives['years']> {
    const { from, to } = search.years ?? {};
    if (from === undefined || to === undefined) return [];
    const near: Alternatives['years'] = [];
    for (const year of await this.nearestYears.find(search, { from, to })) {
      const count = await this.count({ ...search, years: { from: year, to: year } });
      if (count > 0) near.push({ year, count });
    }
    return near;
  }

  private async count(search: Search): Promise<number> {
    return (await this.engine.find({ ...search, limit: 1, offset: 0, facets: [], onePerSeries: false })).total;
  }
}

type Less = Omit<SearchWithout, 'count'> & { less: Partial<Search> };

/** None for a search with one filter: without it everything is found. */
function withoutEach({ text, years, entityTypeCode, entityId, tagIds = [], fondsId, licence, series }: Search): Less[] {
  const filters: (Less | false)[] = [
    hasWords(text) && { filter: 'q', tagId: null, less: { text: undefined } },
    years !== undefined && { filter: 'year', tagId: null, less: { years: undefined } },
    // An entity implies its type.
    Boolean(entityTypeCode) && {
      filter: 'entityTypeCode',
      tagId: null,
      less: { entityTypeCode: undefined, entityId: undefined },
    },
    entityId !== undefined && { filter: 'entityId', tagId: null, less: { entityId: undefined } },
    ...tagIds
      .slice(0, tagsMax)
      .map((tagId): Less => ({ filter: 'tags', tagId, less: { tagIds: tagIds.filter((other) => other !== tagId) } })),
    fondsId !== undefined && { filter: 'fondsId', tagId: null, less: { fondsId: undefined } },
    Boolean(licence) && { filter: 'licence', tagId: null, less: { licence: undefined } },
    Boolean(series) && { filter: 'series', tagId: null, less: { series: undefined } },
  ];
  const set = filters.filter((filter) => filter !== false);
  return set.length > 1 ? set : [];
}
