import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { publicEntity } from '../../records/public-entity.js';
import { SavedItemsRepository } from '../../records/saved-items.repository.js';

@Injectable()
export class BookmarksRepository extends SavedItemsRepository {
  constructor(dataSource: DataSource) {
    super(dataSource, {
      table: 'bookmarks',
      recordId: 'entity_id',
      records: 'entities',
      visible: publicEntity('record'),
    });
  }

  /** All bookmarks of a member for the export of personal data, including entities that are drafts now: without their names. */
  listPersonalData(userId: number): Promise<{ entityId: number; name: string | null; createdAt: Date }[]> {
    return this.dataSource.query(
      `select b.entity_id as "entityId", case when ${publicEntity('e')} then e.name end as name,
         b.created_at as "createdAt"
       from bookmarks b join entities e on e.id = b.entity_id where b.user_id = $1 order by b.created_at, b.entity_id`,
      [userId],
    );
  }
}
