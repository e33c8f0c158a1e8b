import { dayConditions, yearRange } from '../../platform/database/year-range.js';
import type { PhotosInOrder } from '../../search/document-sources.js';
import { documentConditions, matchingIds } from '../../search/postgres/text-condition.js';
import { photoSource } from './photo-group.js';
import { datedPhotoOrder, photoOrder } from './photo-orders.js';

interface Statement {
  /** Answers one row with `ids`, in the order of the list. */
  sql: string;
  parameters: unknown[];
}

type TextList = Omit<PhotosInOrder, 'limit' | 'offset'>;

/** All photos that match. */
export function allByText({ sortBy, ...list }: TextList): Statement {
  const { source, where, documents, parameters } = sourceWith(list);
  const conditions = [...where, `l.id in (${matchingIds('photo', documents)})`].join(' and ');
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
export function firstByText({ sortBy, ...list }: TextList, count: number): Statement {
  const { source, where, documents, bind, parameters } = sourceWith(list);
  const byYear = sortBy === 'year' || sortBy === 'yearDesc';
  const conditions = ['true', ...where, ...(byYear ? ['l.first_day is not null'] : [])].join(' and ');
  const orderBy = datedPhotoOrder('l')[sortBy];
  return {
    sql: `select array(
      select l.id from (select l.* from ${source} where ${conditions} order by ${orderBy} limit ${comparedMax}) l
      where exists (
        select from search_documents d where d.kind = 'photo' and d.id = l.id and ${documents.join(' and ')} offset 0
      )
      order by ${orderBy} limit ${bind(count)}) as ids`,
    parameters,
  };
}

/** Years, and the tag where there is one, are looked up among the photos; all else in their documents. */
function sourceWith({ match, tagIds = [], years = {}, ...filters }: Omit<TextList, 'sortBy'>) {
  const parameters: unknown[] = [];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const [tagId, ...otherTags] = tagIds;
  const source = photoSource(tagId === undefined ? null : { kind: 'tag', id: bind(tagId) });
  const range = yearRange(years, bind);
  return {
    source,
    where: range ? [`l.years && ${range}`, ...dayConditions(years, 'l', bind)] : [],
    documents: documentConditions(match, { ...filters, tagIds: otherTags }, bind),
    bind,
    parameters,
  };
}
