import type { DataSource } from 'typeorm';
import type { PhotoSort } from '../../src/contract/photo.js';

/** The rule of each order, in the plainest SQL. */
const orders: Record<PhotoSort, string> = {
  createdAt: 'created_at desc, id desc',
  createdAtAsc: 'created_at, id',
  year: 'first nulls last, last, id',
  yearDesc: 'first desc nulls last, last desc, id desc',
  title: 'title collate "it_by_number", id',
  titleDesc: 'title collate "it_by_number" desc, id desc',
};

interface PlainList {
  sortBy: PhotoSort;
  tagId?: number | undefined;
  from?: number | undefined;
  to?: number | undefined;
  /** A `tsquery` that the photos' search documents match. */
  text?: string | undefined;
}

/** The ids of the published photos of a list, by its rules alone: without the indexes and counts that make lists fast. */
export async function listPlainly(
  database: DataSource,
  { sortBy, tagId, from, to, text }: PlainList,
): Promise<number[]> {
  const rows = await database.query<{ id: number }[]>(
    `select id from photos, lateral (
       select coalesce(year, least(year_start, year_end)) as first, coalesce(year, greatest(year_start, year_end)) as last) dated
     where status = 'published'
       and ($1::integer is null or exists (select from photo_tags where photo_id = id and tag_id = $1))
       and ($2::integer <= $3::integer) is not false
       and ($2::integer is null or greatest(year, year_start, year_end) >= $2)
       and ($3::integer is null or least(year, year_start, year_end) <= $3)
       and ($4::tsquery is null or id in (select id from search_documents where kind = 'photo' and tsv @@ $4))
     order by ${orders[sortBy]}`,
    [tagId, from, to, text],
  );
  return rows.map(({ id }) => id);
}
