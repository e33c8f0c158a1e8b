import type { PhotoSort } from '../../contract/photo.js';
import { yearRange } from '../../platform/database/year-range.js';
import { textCondition, type TextMatch } from '../../search/postgres/text-matcher.js';
import { type PhotoFilters, photoSource } from './photo-list.js';
import { datedPhotoOrder, photoOrder } from './photo-orders.js';

export interface TextList extends PhotoFilters {
  match: TextMatch;
  sortBy: PhotoSort;
}

interface Statement {
  /** Answers one row with `ids`, in the order of the list. */
  sql: string;
  parameters: unknown[];
}

/** All photos that match. */
export function allByText({ match, sortBy, ...filters }: TextList): Statement {
  const { source, where, bind, parameters } = sourceWith(filters);
  const text = textCondition({ kind: 'photo', id: 'l.id', text: bind(match.required) });
  const conditions = [...where, text].join(' and ');
  return {
    sql: `select array(select l.id from ${source} where ${conditions} order by ${photoOrder('l')[sortBy]}) as ids`,
    parameters,
  };
}

/** Of the order, so many photos are compared with the text. */
const comparedMax = 2_000;

/**
 * The first `count` photos that match, or fewer where these are not among the first photos of the order; undated photos are
 * none of them when years are the order. Every photo is compared on its own (`offset 0`), so that no match is read that is
 * not needed.
 */
export function firstByText({ match, sortBy, ...filters }: TextList, count: number): Statement {
  const { source, where, bind, parameters } = sourceWith(filters);
  const byYear = sortBy === 'year' || sortBy === 'yearDesc';
  const conditions = ['true', ...where, ...(byYear ? ['l.year is not null'] : [])].join(' and ');
  const orderBy = datedPhotoOrder('l')[sortBy];
  return {
    sql: `select array(
      select l.id from (select l.* from ${source} where ${conditions} order by ${orderBy} limit ${comparedMax}) l
      where exists (
        select from search_documents d
        where d.kind = 'photo' and d.id = l.id and d.tsv @@ cast(${bind(match.required)} as tsquery) offset 0
      )
      order by ${orderBy} limit ${bind(count)}) as ids`,
    parameters,
  };
}

function sourceWith({ tagId, ...range }: PhotoFilters) {
  const parameters: unknown[] = [];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const source = photoSource(tagId === undefined ? null : bind(tagId));
  const years = yearRange(range, bind);
  return {
    source,
    where: years ? [`l.years && ${years}`] : [],
    bind,
    parameters,
  };
}
