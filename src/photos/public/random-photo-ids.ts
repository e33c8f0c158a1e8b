/**
 * SQL for the ids of random published photos with their `place`; parameter 1 is how many. Random ids are drawn, and those
 * that exist win: four times as many as needed where all ids existed, more where many are missing. Only where the
 * archive is small, or too few draws won, all ids are shuffled. Every photo has the same chance.
 */
export const randomPhotoIds = `
  with bounds as materialized (
    select (select id from photos where status = 'published' order by id limit 1) as first,
      (select id from photos where status = 'published' order by id desc limit 1) as last,
      (select coalesce(sum(photos), 0) from photo_counts_by_status where status = 'published') as total
  ),
  drawn as materialized (
    select p.id, random() as place from photos p
    where p.status = 'published' and p.id = any (array(
      select first + floor(random() * (last - first + 1))::integer
      from bounds, generate_series(1, least(100000, (($1 + 4) * 4 * ((last - first + 1) / greatest(total, 1)))::integer))
      where total > $1 * 8
    ))
    order by place limit $1
  )
  select id, place from drawn where (select count(*) from drawn) = $1
  union all
  (select p.id, random() as place from photos p
   where p.status = 'published' and (select count(*) from drawn) < $1
   order by place limit $1)`;
