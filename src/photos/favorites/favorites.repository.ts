import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SavedItemsRepository } from '../../records/saved-items.repository.js';

@Injectable()
export class FavoritesRepository extends SavedItemsRepository {
  constructor(dataSource: DataSource) {
    super(dataSource, {
      table: 'favorites',
      recordId: 'photo_id',
      records: 'photos',
      visible: `record.status = 'published'`,
    });
  }

  /** All favorites of a member for the export of personal data, including photos that are not public now: without their titles. */
  listPersonalData(userId: number): Promise<{ photoId: number; title: string | null; createdAt: Date }[]> {
    return this.dataSource.query(
      `select f.photo_id as "photoId", case when p.status = 'published' then p.title end as title,
         f.created_at as "createdAt"
       from favorites f join photos p on p.id = f.photo_id where f.user_id = $1 order by f.created_at, f.photo_id`,
      [userId],
    );
  }
}
