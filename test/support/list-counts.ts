import type { DataSource } from 'typeorm';

/** What lists are read from, as triggers store it. */
const stored = `
select 'photos of tag ' || tag_id as what, coalesce(year::text, 'undated') as key, sum(photos)::int as value
  from photo_counts_by_tag group by tag_id, year having sum(photos) <> 0
union all select 'status', status, sum(photos)::int from photo_counts_by_status group by status having sum(photos) <> 0
union all select 'filter', concat_ws(' ', status, license, years, lacks_position, lacks_en, lacks_de), sum(photos)::int
  from photo_counts_by_filter group by status, license, years, lacks_position, lacks_en, lacks_de having sum(photos) <> 0
union all select 'entity', entity_id::text, sum(photos)::int from photo_counts_by_entity group by entity_id having sum(photos) <> 0
union all select 'step of ' || list, step::text, sum(photos)::int from photo_counts_by_step group by list, step having sum(photos) <> 0
union all select 'tagged ' || tag_id, concat_ws(' ', created_at, year, first_day, last_day, title collate "C"), photo_id from photo_tags_sorted
union all select 'linked ' || entity_id, concat_ws(' ', position, years, first_day, last_day), photo_id from photo_entities_sorted
union all select 'photos of fonds ' || fonds_id, coalesce(year::text, 'undated'), sum(photos)::int
  from photo_counts_by_fonds group by fonds_id, year having sum(photos) <> 0
union all select 'in fonds ' || fonds_id, concat_ws(' ', created_at, year, years, first_day, last_day, title collate "C"), photo_id
  from photo_fonds_sorted
union all select 'lately', photo_id::text, lately from photo_popularity where lately > 0
union all select 'ever', concat_ws(' ', photo_id, created_at), ever from photo_popularity where ever > 0
order by 1, 2, 3`;

/** The same, counted. */
const counted = `
select 'photos of tag ' || tag_id as what, coalesce(year::text, 'undated') as key, count(*)::int as value
  from photos p cross join lateral (select 0 as tag_id union all select tag_id from photo_tags where photo_id = p.id) t
  where status = 'published' group by tag_id, year
union all select 'status', status, count(*)::int from photos where not proposed group by status
union all select 'filter', concat_ws(' ', status, license, years, lat is null, lacks_en, lacks_de), count(*)::int
  from photos where not proposed group by status, license, years, lat is null, lacks_en, lacks_de
union all select 'entity', entity_id::text, count(*)::int from photo_entities e join photos p on p.id = e.photo_id
  where status = 'published' group by entity_id
union all select 'step of created_at', coalesce(s.step, 0)::text, count(*)::int from photos p left join lateral (
    select max(step) as step from list_steps s where s.list = 'created_at' and (s.created_at, s.id) <= (p.created_at, p.id)
  ) s on true where status = 'published' group by s.step
union all select 'step of title', coalesce(s.step, 0)::text, count(*)::int from photos p left join lateral (
    select max(step) as step from list_steps s where s.list = 'title' and (s.title, s.id) <= (p.title collate "it_by_number", p.id)
  ) s on true where status = 'published' group by s.step
union all select 'tagged ' || t.tag_id, concat_ws(' ', p.created_at, p.year, p.first_day, p.last_day, p.title collate "C"), p.id
  from photo_tags t join photos p on p.id = t.photo_id where status = 'published'
union all select 'linked ' || e.entity_id, concat_ws(' ', e.position, p.years, p.first_day, p.last_day), p.id
  from photo_entities e join photos p on p.id = e.photo_id where status = 'published'
union all select 'photos of fonds ' || l.ancestor_id, coalesce(year::text, 'undated'), count(*)::int
  from photos p join fonds_lines l on l.fonds_id = p.fonds_id where status = 'published' group by l.ancestor_id, year
union all select 'in fonds ' || l.ancestor_id, concat_ws(' ', p.created_at, p.year, p.years, p.first_day, p.last_day, p.title collate "C"), p.id
  from photos p join fonds_lines l on l.fonds_id = p.fonds_id where status = 'published'
union all select 'lately', photo_id::text, count(*)::int from favorites
  where created_at > now() - interval '90 days' group by photo_id
union all select 'ever', concat_ws(' ', f.photo_id, p.created_at), count(*)::int
  from favorites f join photos p on p.id = f.photo_id group by f.photo_id, p.created_at
order by 1, 2, 3`;

/** What is stored and what is true: equal whenever no transaction is open. */
export async function readListCounts(database: DataSource): Promise<{ stored: unknown[]; counted: unknown[] }> {
  return { stored: await database.query(stored), counted: await database.query(counted) };
}
