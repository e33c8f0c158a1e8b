/**
 * Stored counts. A change adds a row with the difference and updates none, so that no writer waits for another; a count is
 * the sum, and every night the rows of one key become one (tidy_lists).
 */
export const counts = `
-- Published photos by tag, year and the years that they may be of; tag 0: all of them.
create table photo_counts (tag_id integer not null, year integer, years int4range, photos integer not null);
create index photo_counts_key on photo_counts (tag_id, year, years) include (photos);

-- Photos for administrators, without proposed ones.
create table photo_status_counts (status text not null, photos integer not null);

-- Published photos by entity.
create table entity_counts (entity_id integer not null, photos integer not null);
create index entity_counts_key on entity_counts (entity_id) include (photos);
`;
