import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../history/actor.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

interface TaggedPhoto {
  id: number;
  /** All of its tags, ascending. */
  tagIds: number[];
}

/** The photos that lose tags because these are merged or deleted: a few statements, however many photos they are. */
@Injectable()
export class TaggedPhotos {
  constructor(private readonly recorder: ChangeRecorder) {}

  /**
   * Photos with any of the tags get the target in their place, once, or nothing when it is null. Each photo has this in its
   * history, as a change of its links. A removed photo gets the target too, but the history does not mention it, because its
   * links could not be reverted. Resolves with the number of the others.
   */
  async replace(tagIds: number[], target: number | null, actor: Actor, tx: EntityManager): Promise<number> {
    const photos = await tx.query<TaggedPhoto[]>(
      `select p.id, array(select tag_id from photo_tags where photo_id = p.id order by tag_id) as "tagIds"
       from photos p where p.status <> 'removed' and p.id in (select photo_id from photo_tags where tag_id = any($1))
       order by p.id`,
      [tagIds],
    );
    if (target !== null)
      await tx.query(
        `insert into photo_tags (photo_id, tag_id) select distinct photo_id, $2::integer from photo_tags
         where tag_id = any($1) on conflict do nothing`,
        [tagIds, target],
      );
    await tx.query('delete from photo_tags where tag_id = any($1)', [tagIds]);
    const replaced = new Set(tagIds);
    await this.recorder.changed(
      'photo.links',
      photos.map(({ id, tagIds: before }) => {
        const kept = before.filter((tagId) => !replaced.has(tagId) && tagId !== target);
        const after = [...kept, ...(target === null ? [] : [target])].sort((one, other) => one - other);
        return { id, before: { tagIds: before }, after: { tagIds: after } };
      }),
      actor,
      tx,
    );
    return photos.length;
  }

  /**
   * Searches that members have saved with any of the tags find the photos of the target from now on. Where two become the same,
   * one stays. This is not reverted with the merge.
   */
  async replaceInSavedSearches(tagIds: number[], target: number, tx: EntityManager): Promise<void> {
    await tx.query(
      `${replacedSearches}
       delete from saved_searches where id in (select r.id from replaced r join saved_searches o on o.user_id = r.user_id
         left join replaced other on other.id = o.id
         where o.id <> r.id and coalesce(other.filters, o.filters) = r.filters and (other.id is null or other.id < r.id))`,
      [tagIds, target],
    );
    await tx.query(
      `${replacedSearches} update saved_searches s set filters = r.filters from replaced r where s.id = r.id`,
      [tagIds, target],
    );
  }
}

/** Saved searches with any of the tags $1, and their filters with the tag $2 in their place. */
const replacedSearches = `
  with replaced as (
    select s.id, s.user_id, jsonb_set(s.filters, '{tags}', to_jsonb((
      select string_agg(id::text, ',' order by id) from (
        select distinct case when tag_id = any($1::integer[]) then $2::integer else tag_id end as id
        from unnest(string_to_array(s.filters ->> 'tags', ',')::integer[]) tag_id) ids))) as filters
    from saved_searches s where string_to_array(s.filters ->> 'tags', ',')::integer[] && $1::integer[]
  )`;
