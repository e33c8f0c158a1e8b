import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { Paged } from '../contract/page.js';
import { type PhotoStatus, type PhotoStatusCounts, photoStatuses } from '../contract/photo.js';
import { likePattern } from '../platform/database/like-pattern.js';
import { listPage } from '../platform/database/list-page.js';
import { selectList } from '../platform/database/select-list.js';
import { PhotoRow } from './photo.row.js';

/** All photos of the archive, whatever their state; what members propose is seen with the contributions. */
@Injectable()
export class AdminPhotosRepository {
  constructor(@InjectRepository(PhotoRow) private readonly rows: Repository<PhotoRow>) {}

  /** Newest first. Without a status the removed ones are left out. */
  list({ status, text, page, limit }: AdminPhotoList): Promise<Paged<PhotoRow>> {
    const pattern = text ? likePattern(text) : null;
    return listPage<PhotoRow>(this.rows.manager, {
      select: selectList(this.rows.metadata, 'p'),
      from: 'photos p',
      where: `not p.proposed and case when $1::text is null then p.status <> 'removed' else p.status = $1 end and ($2::text is null or
        p.title ilike $2 or p.title_en ilike $2 or p.title_de ilike $2 or p.original_name ilike $2)`,
      orderBy: 'p.created_at desc, p.id desc',
      parameters: [status ?? null, pattern],
      slice: { page, limit },
    });
  }

  async counts(): Promise<PhotoStatusCounts> {
    const rows = await this.rows.query<{ status: PhotoStatus; count: number }[]>(
      'select status, count(*)::int as count from photos where not proposed group by status',
    );
    const counts = new Map(rows.map(({ status, count }) => [status, count]));
    return Object.fromEntries(photoStatuses.map((status) => [status, counts.get(status) ?? 0])) as PhotoStatusCounts;
  }

  find(id: number): Promise<PhotoRow | null> {
    return this.rows.findOneBy({ id });
  }

  /** Nobody else changes the photo until the transaction ends. */
  findLocked(id: number, tx: EntityManager): Promise<PhotoRow | null> {
    return tx.findOne(PhotoRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}

interface AdminPhotoList {
  status?: PhotoStatus;
  text?: string;
  page?: number;
  limit: number;
}
