import type { EntityManager } from 'typeorm';
import { languages } from '../../contract/languages.js';
import { localizedField, type LocalizedOrNull } from '../../contract/localized.js';
import {
  type ExchangedAnnotation,
  type ExchangedComparison,
  type ExchangedPlace,
  recordIdentifier,
} from '../../contract/exchange/tables.js';
import type { StoredRenditions } from '../../images/stored-renditions.js';
import { selectLocalized } from '../../platform/database/localized-columns.js';
import { otherDataSql } from '../../records/other-data.js';
import type { ExportScope } from '../export-scope.js';
import { pagesOf, recordsOfPage } from './pages-of.js';
import type { ExportedRow } from './row-pages.js';
import { selectColumns } from './select-columns.js';

/** A photo as an export writes it, but for the place of its picture. */
export interface PhotoToExport extends ExportedRow {
  id: number;
  frontId: number | null;
  identifier: string;
  slug: string;
  license: string | null;
  fileName: string | null;
  sha256: string | null;
  renditions: StoredRenditions | null;
}

const ofOtherTables = [
  'identifier',
  'tags',
  'fonds',
  'entities',
  'placeInEntities',
  'coverOf',
  'backOf',
  'comparisons',
  'annotations',
  'file',
  'fileName',
  'sha256',
  'otherData',
];

/** Backs come after all fronts: an import finds a front only where it has read its row. */
export async function* photoRows(
  scope: ExportScope,
  archiveId: string,
  tx: EntityManager,
): AsyncGenerator<PhotoToExport[]> {
  yield* rowsOf('r.front_id is null', scope, archiveId, tx);
  yield* rowsOf('r.front_id is not null', scope, archiveId, tx);
}

async function* rowsOf(
  side: string,
  { photoIds, exportable, exportableCards }: ExportScope,
  archiveId: string,
  tx: EntityManager,
): AsyncGenerator<PhotoToExport[]> {
  const pages = pagesOf(photoIds, (condition, parameter) =>
    tx.query<PhotoToExport[]>(
      `select r.id, ${selectColumns('photos', ofOtherTables)}, r.original_name as "fileName", r.original_sha256 as sha256,
         r.renditions, (select slug from fonds where id = r.fonds_id) as fonds, ${otherDataSql('photo', 'r.id')} as "otherData",
         (select f.id from photos f where f.id = r.front_id and f.status <> 'removed') as "frontId"
       from photos r where ${condition} and ${side} and ${exportable} order by r.id limit ${recordsOfPage}`,
      [parameter],
    ),
  );
  for await (const rows of pages) {
    const ids = rows.map(({ id }) => id);
    const links = await findLinks(ids, { archiveId, exportableCards }, tx);
    const comparisons = await findComparisons(ids, { exportable, exportableCards, archiveId }, tx);
    const annotations = await findAnnotations(ids, { exportableCards, archiveId }, tx);
    yield rows.map((row) => ({
      ...row,
      identifier: recordIdentifier(archiveId, 'photo', row.id),
      tags: links.tags.get(row.id) ?? [],
      entities: links.entities.get(row.id) ?? [],
      placeInEntities: links.places.get(row.id) ?? [],
      coverOf: links.coverOf.get(row.id) ?? [],
      backOf: row.frontId === null ? null : recordIdentifier(archiveId, 'photo', row.frontId),
      comparisons: comparisons.get(row.id) ?? [],
      annotations: annotations.get(row.id) ?? [],
    }));
  }
}

interface PhotoLinksToExport {
  tags: Map<number, string[]>;
  entities: Map<number, string[]>;
  places: Map<number, ExchangedPlace[]>;
  coverOf: Map<number, string[]>;
}

async function findLinks(
  photoIds: number[],
  { archiveId, exportableCards }: Pick<ExportScope, 'exportableCards'> & { archiveId: string },
  tx: EntityManager,
): Promise<PhotoLinksToExport> {
  const tags = await tx.query<{ photoId: number; slug: string }[]>(
    `select pt.photo_id as "photoId", t.slug from photo_tags pt join tags t on t.id = pt.tag_id
     where pt.photo_id = any($1) order by t.id`,
    [photoIds],
  );
  const entities = await tx.query<{ photoId: number; id: number; place: number | null }[]>(
    `select pe.photo_id as "photoId", e.id, pe.place + 1 as place from photo_entities pe join entities e on e.id = pe.entity_id
     where pe.photo_id = any($1) and ${exportableCards} order by pe.position, e.id`,
    [photoIds],
  );
  const covers = await tx.query<{ photoId: number; id: number }[]>(
    `select e.cover_photo_id as "photoId", e.id from entities e
     where e.cover_photo_id = any($1) and ${exportableCards} order by e.id`,
    [photoIds],
  );
  const identified = ({ photoId, id }: { photoId: number; id: number }): [number, string] => [
    photoId,
    recordIdentifier(archiveId, 'entity', id),
  ];
  return {
    tags: grouped(tags.map(({ photoId, slug }) => [photoId, slug])),
    entities: grouped(entities.map(identified)),
    places: grouped(
      entities.flatMap(({ photoId, id, place }) =>
        place === null ? [] : [[photoId, { entity: recordIdentifier(archiveId, 'entity', id), place }] as const],
      ),
    ),
    coverOf: grouped(covers.map(identified)),
  };
}

/** Those of which the export has the card and both photos: of a draft, what is public does not even say that there is one. */
async function findComparisons(
  photoIds: number[],
  {
    exportable,
    exportableCards,
    archiveId,
  }: Pick<ExportScope, 'exportable' | 'exportableCards'> & { archiveId: string },
  tx: EntityManager,
): Promise<Map<number, ExchangedComparison[]>> {
  const rows = await tx.query<{ photoId: number; id: number; compared: [number, number] }[]>(
    `select photo_id as "photoId", e.id, e.compared_photo_ids as compared
     from entities e cross join unnest(e.compared_photo_ids) photo_id
     where photo_id = any($1) and ${exportableCards}
       and (select count(*) from photos r where r.id = any(e.compared_photo_ids) and ${exportable}) = 2
     order by e.id`,
    [photoIds],
  );
  const identified = (id: number): string => recordIdentifier(archiveId, 'photo', id);
  return grouped(
    rows.map(({ photoId, id, compared: [earlier, later] }) => [
      photoId,
      { entity: recordIdentifier(archiveId, 'entity', id), photos: [identified(earlier), identified(later)] },
    ]),
  );
}

type AnnotationToExport = Omit<ExchangedAnnotation, 'entity' | 'label'> &
  LocalizedOrNull<'label'> & { photoId: number; entityId: number | null };

/** A region that shows a card which the export may not have keeps the label that it has, and is not there without one. */
async function findAnnotations(
  photoIds: number[],
  { archiveId, exportableCards }: Pick<ExportScope, 'exportableCards'> & { archiveId: string },
  tx: EntityManager,
): Promise<Map<number, ExchangedAnnotation[]>> {
  const rows = await tx.query<AnnotationToExport[]>(
    `select a.photo_id as "photoId", e.id as "entityId", a.x::float8, a.y::float8, a.w::float8, a.h::float8,
       ${selectLocalized('a.label')}
     from annotations a left join entities e on e.id = a.entity_id and ${exportableCards}
     where a.photo_id = any($1) and (e.id is not null or a.label is not null)
     order by a.photo_id, a.position, a.id`,
    [photoIds],
  );
  return grouped(
    rows.map(({ photoId, entityId, x, y, w, h, ...texts }) => {
      const labels = languages.flatMap((language) => {
        const text = texts[localizedField('label', language)];
        return text === null ? [] : [[language, text] as const];
      });
      return [
        photoId,
        {
          entity: entityId === null ? null : recordIdentifier(archiveId, 'entity', entityId),
          x,
          y,
          w,
          h,
          ...(labels.length > 0 && { label: Object.fromEntries(labels) }),
        },
      ];
    }),
  );
}

function grouped<Value>(pairs: readonly (readonly [key: number, value: Value])[]): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
