import type { EntityManager } from 'typeorm';
import { DomainError } from '../contract/errors.js';
import { publicEntity } from '../records/public-entity.js';
import type { ExportOptions } from './export-options.js';

/** The records of an export by their ids, ascending; null: all of them. */
export interface ExportScope {
  photoIds: number[] | null;
  entityIds: number[] | null;
  relationIds: number[] | null;
  tagIds: number[] | null;
  fondsIds: number[] | null;
  typeIds: number[] | null;
  kindIds: number[] | null;
  /** SQL of the photos that may be exported. */
  exportable: string;
  /** SQL of the cards `e` that may be exported. */
  exportableCards: string;
}

/** What members propose is not the archive's yet, and what was removed is not any more. */
const kept = `not proposed and status <> 'removed'`;

/** Published photos, and their backs. Unqualified, as queries call `photos` by several names. */
const shown = `(status = 'published' or status = 'back' and front_id in (select id from photos where status = 'published'))`;

/** SQL of the fonds that photos `p` are in, with all that these are part of. */
const fondsOf = (photos: string): string =>
  `select distinct l.ancestor_id as id from photos p join fonds_lines l on l.fonds_id = p.fonds_id where ${photos}`;

/** SQL of photos and of the backs of these. */
const withBacks = (chosen: string): string =>
  `select id from photos where (id in (${chosen}) or front_id in (${chosen}))`;

const relationsAmong = 'select id from entity_relations where from_entity_id = any($1) and to_entity_id = any($1)';

/**
 * Chosen photos with the cards, tags and fonds that they name, and what these need in turn: an export of a part can be read without
 * the rest.
 * @throws DomainError selection_empty, entity_not_found
 */
export async function findScope(
  { selection, isPublic }: Pick<ExportOptions, 'selection' | 'isPublic'>,
  tx: EntityManager,
): Promise<ExportScope> {
  const exportable = isPublic ? shown : kept;
  const exportableCards = isPublic ? publicEntity('e') : 'true';
  const ids = async (sql: string, ...parameters: unknown[]): Promise<number[]> =>
    (await tx.query<{ id: number }[]>(`${sql} order by id`, parameters)).map(({ id }) => id);
  if (selection.of === 'archive') {
    // A tag that only drafts have says what is to come.
    const tagIds = isPublic
      ? await ids(
          `select id from tags t where exists (select from photo_tags pt join photos p on p.id = pt.photo_id
           where pt.tag_id = t.id and ${exportable})`,
        )
      : null;
    const fondsIds = isPublic ? await ids(fondsOf(exportable)) : null;
    const entityIds = isPublic ? await ids(`select e.id from entities e where ${exportableCards}`) : null;
    const relationIds = entityIds && (await ids(relationsAmong, entityIds));
    return {
      photoIds: null,
      entityIds,
      relationIds,
      tagIds,
      fondsIds,
      typeIds: null,
      kindIds: null,
      exportable,
      exportableCards,
    };
  }
  const own =
    selection.of === 'entity'
      ? await ids(`select e.id from entities e where e.id = $1 and ${exportableCards}`, selection.id)
      : [];
  if (selection.of === 'entity' && own.length === 0) throw new DomainError('entity_not_found');
  const photoIds =
    selection.of === 'entity'
      ? await ids(
          `${withBacks('select photo_id from photo_entities where entity_id = $1')} and ${exportable}`,
          selection.id,
        )
      : await ids(`${withBacks('select unnest($1::integer[])')} and ${exportable}`, selection.ids);
  if (selection.of === 'photos' && photoIds.length === 0) throw new DomainError('selection_empty');
  const entityIds = await ids(
    `select e.id from photo_entities pe join entities e on e.id = pe.entity_id
     where pe.photo_id = any($1) and ${exportableCards}
     union select e.id from annotations a join entities e on e.id = a.entity_id
     where a.photo_id = any($1) and ${exportableCards} union select unnest($2::integer[])`,
    photoIds,
    own,
  );
  const relationIds = await ids(relationsAmong, entityIds);
  return {
    photoIds,
    entityIds,
    relationIds,
    tagIds: await ids('select distinct tag_id as id from photo_tags where photo_id = any($1)', photoIds),
    fondsIds: await ids(fondsOf('p.id = any($1)'), photoIds),
    typeIds: await ids('select distinct entity_type_id as id from entities where id = any($1)', entityIds),
    kindIds: await ids(
      'select id from relation_kinds where code in (select kind from entity_relations where id = any($1))',
      relationIds,
    ),
    exportable,
    exportableCards,
  };
}
