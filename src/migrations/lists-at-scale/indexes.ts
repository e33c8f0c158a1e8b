/** An order that lists have, and what they filter by: a list is read from an index, without the rows. */
export const indexes = `
-- The years that a photo may be of, as in search documents: from the first to the last of its three years.
alter table photos add column years int4range generated always as (
  case when coalesce(year, year_start, year_end) is not null
    then int4range(least(year, year_start, year_end), greatest(year, year_start, year_end), '[]') end) stored;

drop index photos_created;
create index photos_created on photos (created_at desc, id desc) include (years) where status = 'published';
create index photos_title on photos ((title collate "it-x-icu"), id) include (years) where status = 'published';
drop index photos_year;
create index photos_year on photos (year, id) include (years) where status = 'published';
create index photos_years on photos (years) where status = 'published';
create index photos_public on photos (id) where status = 'published';
drop index photos_status;
create index photos_admin on photos (created_at desc, id desc) where not proposed and status <> 'removed';
create index photos_admin_status on photos (status, created_at desc, id desc) where not proposed;
`;
