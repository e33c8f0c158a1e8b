import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Paged } from '../../contract/page.js';
import { type PhotoEntity, type PhotoStatus, type PhotoStatusCounts, photoStatuses } from '../../contract/photo.js';
import type { Tag } from '../../contract/tag.js';
import { likePattern } from '../../platform/database/like-pattern.js';
import { listPageByIds } from '../../platform/database/list-page-by-ids.js';
import { selectList } from '../../platform/database/select-list.js';
import { PhotoRow } from '../photo.row.js';

/** A photo with its tags, entities, uploader and counts. */
export interface AdminPhotoRecord extends PhotoRow {
  uploaderName: string | null;
  annotationCount: number;
  favoriteCount: number;
  tags: Tag[];
  entities: PhotoEntity[];
}

/** What lists show. */
const listed = [
  'id',
  'slug',
  'title',
  'titleEn',
  'titleDe',
  'status',
  'failure',
  'originalSha256',
  'renditions',
  'year',
  'originalName',
  'originalBytes',
  'createdAt',
  'publishedAt',
] as const satisfies (keyof PhotoRow)[];

export type ListedPhoto = Pick<PhotoRow, (typeof listed)[number]>;

const textColumns = ['title', 'title_en', 'title_de', 'original_name'];

/** Photos in every state. Lists leave out those that members proposed: moderators see them with the contributions. */
@Injectable()
export class AdminPhotosRepository {
  constructor(@InjectRepository(PhotoRow) private readonly rows: Repository<PhotoRow>) {}

  /** Newest first. Without a status the removed ones are left out. */
  list({ status, text, page, limit }: AdminPhotoList): Promise<Paged<ListedPhoto>> {
    const parameters: unknown[] = [];
    const bind = (value: unknown): string => `$${parameters.push(value)}`;
    const ofStatus = status ? `status = ${bind(status)}` : `status <> 'removed'`;
    const pattern = text ? bind(likePattern(text)) : null;
    const where = `not proposed and ${ofStatus}${pattern ? ` and (${textColumns.map((column) => `${column} ilike ${pattern}`).join(' or ')})` : ''}`;
    return listPageByIds<ListedPhoto>(this.rows.manager, {
      total: pattern
        ? `(select count(*)::int from photos where ${where})`
        : `(select coalesce(sum(photos), 0)::int from photo_status_counts where ${ofStatus})`,
      ids: (size) =>
        `select id from photos where ${where} order by created_at desc, id desc limit ${size} offset start.at`,
      select: selectList(this.rows.metadata, 'p', [...listed]),
      from: 'photos p',
      id: 'p.id',
      orderBy: 'p.created_at desc, p.id desc',
      parameters,
      slice: { page, limit },
    });
  }

  async counts(): Promise<PhotoStatusCounts> {
    const rows = await this.rows.query<{ status: PhotoStatus; count: number }[]>(
      'select status, sum(photos)::int as count from photo_status_counts group by status',
    );
    const counts = new Map(rows.map(({ status, count }) => [status, count]));
    return Object.fromEntries(photoStatuses.map((status) => [status, counts.get(status) ?? 0])) as PhotoStatusCounts;
  }

  find(id: number): Promise<PhotoRow | null> {
    return this.rows.findOneBy({ id });
  }

  async findDetail(id: number): Promise<AdminPhotoRecord | null> {
    const [photo] = await this.rows.query<AdminPhotoRecord[]>(
      `select ${selectList(this.rows.metadata, 'p')},
         (select coalesce(u.display_name, u.username) from users u where u.id = p.uploaded_by) as "uploaderName",
         (select count(*)::int from annotations a where a.photo_id = p.id) as "annotationCount",
         (select count(*)::int from favorites f where f.photo_id = p.id) as "favoriteCount",
         coalesce((select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'nameEn', t.name_en,
             'nameDe', t.name_de) order by t.id)
           from photo_tags pt join tags t on t.id = pt.tag_id where pt.photo_id = p.id), '[]') as tags,
         coalesce((select json_agg(json_build_object('id', e.id, 'slug', e.slug, 'name', e.name, 'nameEn', e.name_en,
             'nameDe', e.name_de, 'entityTypeCode', et.code) order by pe.position)
           from photo_entities pe join entities e on e.id = pe.entity_id join entity_types et on et.id = e.entity_type_id
           where pe.photo_id = p.id), '[]') as entities
       from photos p where p.id = $1`,
      [id],
    );
    return photo ?? null;
  }
}

interface AdminPhotoList {
  status?: PhotoStatus;
  text?: string;
  page?: number;
  limit: number;
}
