/** How many ids are drawn at most, however few of them are public. */
const mostDraws = 100_000;

/** What ids are drawn from, as parts of SQL. */
interface Drawn {
  table: 'photos' | 'entities';
  /** The condition on the row of this alias under which everybody sees it. */
  isPublic(alias: string): string;
  /** How many rows everybody sees, where that is known without counting them; else a guess that need not be near. */
  total(bounds: { first: string; last: string }): string;
}

/**
 * SQL for the ids of random public rows with their `place`; parameter 1 is how many. Random ids are drawn, and those that
 * exist win: four times as many as needed where all ids existed, more where many are missing. Only where the archive is
 * small, or too few draws won, all ids are shuffled. Every row has the same chance.
 */
export function randomIds({ table, isPublic, total }: Drawn): string {
  const edge = (order: string): string =>
    `(select edge.id from ${table} edge where ${isPublic('edge')} order by edge.id ${order} limit 1)`;
  return `
  with edges as materialized (select ${edge('asc')} as first, ${edge('desc')} as last),
  bounds as materialized (select first, last, ${total({ first: 'first', last: 'last' })} as total from edges),
  drawn as materialized (
    select one.id, random() as place from ${table} one
    where ${isPublic('one')} and one.id = any (array(
      select first + floor(random() * (last - first + 1))::integer
      from bounds, generate_series(1, least(${mostDraws}, (($1 + 4) * 4 * ((last - first + 1) / greatest(total, 1)))::integer))
      where total > $1 * 8
    ))
    order by place limit $1
  )
  select id, place from drawn where (select count(*) from drawn) = $1
  union all
  (select one.id, random() as place from ${table} one
   where ${isPublic('one')} and (select count(*) from drawn) < $1
   order by place limit $1)`;
}
