/** What the photos of a list have in common: a tag, or that they are in a fonds or in what is part of it. */
export type GroupKind = 'tag' | 'fonds';

/** The tables that have the published photos of each tag and of each fonds, what they are sorted by, and their numbers by time. */
export const groupTables = {
  tag: { sorted: 'photo_tags_sorted', counts: 'photo_counts_by_tag', key: 'tag_id' },
  fonds: { sorted: 'photo_fonds_sorted', counts: 'photo_counts_by_fonds', key: 'fonds_id' },
} as const satisfies Record<GroupKind, object>;

/** SQL of the rows of stored counts of a list, under the alias `c`, and the condition that selects them. */
export interface StoredCounts {
  table: string;
  where: string;
}

/** @param id its placeholder; the tag 0 stands for all photos */
export const countsOf = (kind: GroupKind, id: string): StoredCounts => ({
  table: groupTables[kind].counts,
  where: `c.${groupTables[kind].key} = ${id}`,
});

/** All published photos, or those of a group. @param group `id`: the placeholder of its number */
export const photoSource = (group: { kind: GroupKind; id: string } | null, alias = 'l'): string =>
  group === null
    ? `(select id, created_at, first_day, last_day, years, title, earliest, latest, member_days from photos where status = 'published') ${alias}`
    : `(select t.photo_id as id, t.created_at, t.first_day, t.last_day, t.years, t.title, p.earliest, p.latest, p.member_days
        from ${groupTables[group.kind].sorted} t left join photos p on p.id = t.photo_id
        where t.${groupTables[group.kind].key} = ${group.id}) ${alias}`;

/** Those of a tag that are in a fonds as well, under the alias `l`. */
export const photosOfBoth = (tag: string, fonds: string): string =>
  `(select tagged.* from ${photoSource({ kind: 'tag', id: tag }, 'tagged')}
    where exists (select from photo_fonds_sorted f where f.photo_id = tagged.id and f.fonds_id = ${fonds})) l`;
