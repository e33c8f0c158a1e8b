import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type CaptionField, captionFields } from '../../contract/captions.js';
import type { AdminPhotoSort } from '../../contract/admin-photo.js';
import { selectList } from '../../platform/database/select-list.js';
import { adminPhotoOrders } from '../admin/photo-filter.js';
import { PhotoRow } from '../photo.row.js';

const columns = ['id', 'slug', 'status', 'renditions', 'originalSha256', ...captionFields] as const;

export type CaptionedRow = Pick<PhotoRow, 'id' | 'slug' | 'status' | 'renditions' | 'originalSha256' | CaptionField>;

@Injectable()
export class CaptionsRepository {
  constructor(@InjectRepository(PhotoRow) private readonly rows: Repository<PhotoRow>) {}

  /** In that order; removed photos are left out. */
  find(ids: number[], sortBy: AdminPhotoSort): Promise<CaptionedRow[]> {
    return this.rows.query<CaptionedRow[]>(
      `select ${selectList(this.rows.metadata, 'p', [...columns])} from photos p
       where p.id = any($1) and p.status <> 'removed' order by ${adminPhotoOrders[sortBy]}`,
      [ids],
    );
  }
}
