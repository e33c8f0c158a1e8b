import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type CountedTo, type Paged, pagesFor } from '../../contract/page.js';
import { adminPhotoLimits, type AdminPhotoSort, type PhotoStatusCounts } from '../../contract/admin-photo.js';
import { type PhotoEntity, type PhotoStatus, photoStatuses } from '../../contract/photo.js';
import { type Localized, type LocalizedName, localizedFields, otherLanguages } from '../../contract/localized.js';
import type { FondsName } from '../../contract/fonds.js';
import type { Tag } from '../../contract/tag.js';
import { listPageByIds } from '../../platform/database/list-page-by-ids.js';
import { jsonLocalized } from '../../platform/database/localized-columns.js';
import { selectList } from '../../platform/database/select-list.js';
import { PhotoRow } from '../photo.row.js';
import {
  adminPhotoOrders,
  type Bind,
  countToSql,
  hasStoredCount,
  lacksTexts,
  lacksUncounted,
  type PhotoFilter,
  photoFilterSql,
  storedCountSql,
} from './photo-filter.js';
import { PhotoTexts } from './photo-texts.js';
import type { OtherDatum } from '../../contract/other-data.js';
import { otherDataSql } from '../../records/other-data.js';
import { shownNameOf } from '../../platform/database/shown-name.js';
import { fondsOf } from '../fonds-of-photo.js';
import { shownEntity } from '../shown-entity.js';

/** A photo with its tags, entities, uploader and counts. */
export interface AdminPhotoRecord extends PhotoRow {
  uploaderName: string | null;
  otherData: OtherDatum[] | null;
  annotationCount: number;
  favoriteCount: number;
  tags: Tag[];
  entities: PhotoEntity[];
  /** The fonds that it is part of, after what that is in. */
  fonds: FondsName[];
  front: SideRecord | null;
  back: SideRecord | null;
}

/** The photo of the other side of an object. */
export type SideRecord = Localized<'title'> &
  Pick<PhotoRow, 'id' | 'slug' | 'status' | 'originalSha256' | 'renditions'>;

/** What lists show. */
const listed = [
  'id',
  'slug',
  ...localizedFields('title'),
  'status',
  'failure',
  'newScan',
  'originalSha256',
  'renditions',
  'year',
  'yearStart',
  'yearEnd',
  'lat',
  'author',
  'license',
  'inventoryNumber',
  'originalName',
  'deliveryPath',
  'originalBytes',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'removedAt',
  'withheldFrom',
] as const satisfies (keyof PhotoRow)[];

export type ListedPhoto = Pick<PhotoRow, (typeof listed)[number]> & {
  /** The languages without a text that there is in the base language. */
  untranslated: string[];
};

const untranslated = `array_remove(array[${otherLanguages
  .map((language) => `case when ${lacksTexts('p', language)} then '${language}' end`)
  .join(', ')}], null)`;

/** The columns of every answer that describes a photo. */
export type PresentablePhoto = Pick<
  PhotoRow,
  | 'id'
  | 'slug'
  | LocalizedName<'title'>
  | 'status'
  | 'failure'
  | 'originalSha256'
  | 'renditions'
  | 'year'
  | 'originalName'
  | 'deliveryPath'
  | 'originalBytes'
  | 'createdAt'
  | 'publishedAt'
>;

/** SQL to find the photos of a filter. */
interface WayToFind {
  /** A condition. */
  where: string;
  /** The number of its photos: where it is not stored, and more than `max`, one more than that. */
  total: string;
  /** Whether they turn out to be few, once they are counted; null where that is of no use. */
  few: string | null;
}

/** Photos in every state. Lists leave out those that members proposed: moderators see them with the contributions. */
@Injectable()
export class AdminPhotosRepository {
  constructor(
    @InjectRepository(PhotoRow) private readonly rows: Repository<PhotoRow>,
    private readonly texts: PhotoTexts,
  ) {}

  /**
   * Without a status the removed ones are left out. Where the number of photos is not stored, counting ends `countedMax` photos
   * after the beginning of the page: a broad filter would cost more with every photo of the archive.
   */
  async list({ page = 1, limit, sortBy, ...filter }: AdminPhotoList): Promise<CountedTo<Paged<ListedPhoto>>> {
    const max = (page - 1) * limit + adminPhotoLimits.countedMax;
    const parameters: unknown[] = [];
    const { where, total, few } = await this.howToFind(filter, max, (value) => `$${parameters.push(value)}`);
    const orderBy = adminPhotoOrders[sortBy];
    const idsOf = (photos: string, size: string): string =>
      `(select p.id from ${photos} order by ${orderBy} limit ${size} offset start.at)`;
    const found = await listPageByIds<ListedPhoto>(this.rows.manager, {
      total,
      ids: (size) => {
        const inOrder = (more = ''): string => idsOf(`photos p where ${where}${more}`, size);
        if (few === null) return inOrder();
        // The index of the order is read until the page is full; where few are to be found, that would be to its end.
        const all = `(select p.* from photos p where ${where} and ${few} offset 0) p`;
        return `${inOrder(` and not ${few}`)} union all ${idsOf(all, size)}`;
      },
      select: `${selectList(this.rows.metadata, 'p', [...listed])}, ${untranslated} as "untranslated"`,
      from: 'photos p',
      id: 'p.id',
      orderBy,
      parameters,
      slice: { page, limit },
    });
    if (hasStoredCount(filter) || found.total <= max) return { ...found, moreThanTotal: false };
    return { ...found, total: max, totalPages: pagesFor(max, limit), moreThanTotal: true };
  }

  private async howToFind(filter: PhotoFilter, max: number, bind: Bind): Promise<WayToFind> {
    const { text } = filter;
    const isUncounted = lacksUncounted(filter);
    const ids = text
      ? await this.texts.findFew({ ...filter, text }, max)
      : isUncounted && (await this.findFew(filter, max));
    if (ids) return { where: `p.id = any(${bind(ids)}::integer[])`, total: `${bind(ids.length)}::integer`, few: null };
    const where = photoFilterSql(filter, bind);
    if (text || isUncounted) return { where, total: `${bind(max + 1)}::integer`, few: null };
    if (hasStoredCount(filter)) return { where, total: storedCountSql(filter, bind), few: null };
    return { where, total: countToSql(filter, max, bind), few: `(counted.total <= ${bind(max)})` };
  }

  /**
   * The ids of the photos of a filter; null where they are more than `max`. What few photos lack is in no index: they are found by
   * reading the whole archive, once and not for their number again.
   */
  private async findFew(filter: PhotoFilter, max: number): Promise<number[] | null> {
    const parameters: unknown[] = [];
    const where = photoFilterSql(filter, (value) => `$${parameters.push(value)}`);
    const rows = await this.rows.query<{ id: number }[]>(
      `select p.id from photos p where ${where} limit ${max + 1}`,
      parameters,
    );
    return rows.length > max ? null : rows.map(({ id }) => id);
  }

  /** The tags of each photo. */
  async findTags(photoIds: number[]): Promise<Map<number, Tag[]>> {
    if (photoIds.length === 0) return new Map();
    const rows = await this.rows.query<{ photoId: number; tags: Tag[] }[]>(
      `select pt.photo_id as "photoId", json_agg(json_build_object('id', t.id, 'slug', t.slug, ${jsonLocalized('t.name')})
         order by t.name, t.id) as tags
       from photo_tags pt join tags t on t.id = pt.tag_id where pt.photo_id = any($1) group by pt.photo_id`,
      [photoIds],
    );
    return new Map(rows.map(({ photoId, tags }) => [photoId, tags]));
  }

  async counts(): Promise<Record<PhotoStatus, number>> {
    const rows = await this.rows.query<{ status: PhotoStatus; count: number }[]>(
      'select status, sum(photos)::int as count from photo_counts_by_status group by status',
    );
    const counts = new Map(rows.map(({ status, count }) => [status, count]));
    return Object.fromEntries(photoStatuses.map((status) => [status, counts.get(status) ?? 0])) as Record<
      PhotoStatus,
      number
    >;
  }

  /** The photos that have not failed themselves, but whose new scan has. Few photos have one, and these are in an index. */
  async countFailedScans(): Promise<number> {
    const [row] = await this.rows.query<{ count: number }[]>(
      `select count(*)::int as count from photos p
       where not p.proposed and p.status not in ('failed', 'removed')
         and p.new_scan is not null and p.new_scan ->> 'failure' is not null`,
    );
    return row!.count;
  }

  /** The other queues of the list: photos without a position, whose number is stored, and the first of the last upload. */
  async countQueues(): Promise<Pick<PhotoStatusCounts, 'withoutPosition' | 'lastUpload'>> {
    const parameters: unknown[] = [];
    const bind: Bind = (value) => `$${parameters.push(value)}`;
    const everything = { text: null, viewerId: null, timeZone: 'UTC' };
    const max = adminPhotoLimits.countedMax;
    const [row] = await this.rows.query<[Pick<PhotoStatusCounts, 'withoutPosition' | 'lastUpload'>]>(
      `select ${storedCountSql({ ...everything, lacks: 'position' }, bind)} as "withoutPosition",
         ${countToSql({ ...everything, lastUpload: true }, max - 1, bind)} as "lastUpload"`,
      parameters,
    );
    return row;
  }

  find(id: number): Promise<PhotoRow | null> {
    return this.rows.findOneBy({ id });
  }

  async findDetail(id: number): Promise<AdminPhotoRecord | null> {
    const [photo] = await this.rows.query<AdminPhotoRecord[]>(
      `select ${selectList(this.rows.metadata, 'p')},
         ${shownNameOf('p.uploaded_by')} as "uploaderName",
         ${otherDataSql('photo', 'p.id')} as "otherData",
         (select count(*)::int from annotations a where a.photo_id = p.id) as "annotationCount",
         (select count(*)::int from favorites f where f.photo_id = p.id) as "favoriteCount",
         coalesce((select json_agg(json_build_object('id', t.id, 'slug', t.slug, ${jsonLocalized('t.name')}) order by t.id)
           from photo_tags pt join tags t on t.id = pt.tag_id where pt.photo_id = p.id), '[]') as tags,
         coalesce((select json_agg(${shownEntity} order by pe.position)
           from photo_entities pe join entities e on e.id = pe.entity_id join entity_types et on et.id = e.entity_type_id
           where pe.photo_id = p.id), '[]') as entities,
         ${fondsOf('p')} as fonds, ${side('id = p.front_id')} as front,
         ${side("front_id = p.id and s.status <> 'removed'")} as back
       from photos p where p.id = $1`,
      [id],
    );
    return photo ?? null;
  }
}

/** SQL of a JSON object, a `SideRecord`. */
const side = (condition: string): string =>
  `(select json_build_object('id', s.id, 'slug', s.slug, 'status', s.status, 'originalSha256', s.original_sha256,
      'renditions', s.renditions, ${jsonLocalized('s.title')}) from photos s where s.${condition})`;

interface AdminPhotoList extends PhotoFilter {
  sortBy: AdminPhotoSort;
  page?: number;
  limit: number;
}
