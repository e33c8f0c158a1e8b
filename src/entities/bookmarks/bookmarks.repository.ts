import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SavedItemsRepository } from '../../records/saved-items.repository.js';

@Injectable()
export class BookmarksRepository extends SavedItemsRepository {
  constructor(dataSource: DataSource) {
    super(dataSource, { table: 'bookmarks', recordId: 'entity_id', records: 'entities', visible: 'true' });
  }

  /** All bookmarks of a member, for the export of personal data. */
  listPersonalData(userId: number): Promise<{ entityId: number; name: string; createdAt: Date }[]> {
    return this.dataSource.query(
      `select b.entity_id as "entityId", e.name, b.created_at as "createdAt"
       from bookmarks b join entities e on e.id = b.entity_id where b.user_id = $1 order by b.created_at, b.entity_id`,
      [userId],
    );
  }
}
