import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { yearRange } from '../../platform/database/year-range.js';
import type { Search } from '../search-engine.js';
import { filtersOf, Parameters } from './document-conditions.js';
import { isOfByIndex } from './indexed-kind.js';
import { byIndex, isMatchedByAny, looseMatch, strictMatch, TextMatcher } from './text-matcher.js';

/** What is further away is not near in time. */
const yearsMax = 30;

/** For a search that finds nothing in its years. */
@Injectable()
export class NearestYears {
  constructor(
    private readonly dataSource: DataSource,
    private readonly matcher: TextMatcher,
  ) {}

  /** The last year before those of a search and the first after them from which it finds records: one, both or none. */
  find(search: Search, { from, to }: { from: number; to: number }): Promise<number[]> {
    return byIndex(this.dataSource, async (tx) => {
      const parameters = new Parameters();
      const bind = (value: number | null): string => parameters.bind(value, 'integer');
      const conditions = filtersOf({ ...search, years: undefined }, parameters);
      const query = await this.matcher.read({ text: search.text ?? '', isFiltered: true }, tx);
      if (query) {
        const match = (await isMatchedByAny(search.kind, query, tx)) ? strictMatch(query) : looseMatch(query);
        conditions.push(`d.tsv @@ ${parameters.bind(match.required, 'tsquery')}`);
      }
      const near = yearRange({ from: from - yearsMax, to: to + yearsMax }, bind);
      const [{ before, after }] = await tx.query<[{ before: number | null; after: number | null }]>(
        `select max(upper(span) - 1) filter (where upper(span) <= ${bind(from)}) as before,
           min(lower(span)) filter (where lower(span) > ${bind(to)}) as after
         from search_documents d cross join lateral unnest(d.years) span where ${[isOfByIndex(search.kind), `d.years && ${near}`, ...conditions].join(' and ')}`,
        parameters.values,
      );
      return [before, after].filter((year) => year !== null);
    });
  }
}
