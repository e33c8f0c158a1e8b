/** An order that lists have, and what they filter by: a list is read from an index, without the rows. */
export const indexes = `
drop index photos_created;
create index photos_created on photos (created_at desc, id desc) include (year) where status = 'published';
create index photos_title on photos ((title collate "it-x-icu"), id) include (year) where status = 'published';
create index photos_public on photos (id) where status = 'published';
drop index photos_status;
create index photos_admin on photos (created_at desc, id desc) where not proposed and status <> 'removed';
create index photos_admin_status on photos (status, created_at desc, id desc) where not proposed;
`;
