import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class BookmarksRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The latest bookmark first. */
  async findIds(userId: number): Promise<number[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      'select entity_id as id from bookmarks where user_id = $1 order by created_at desc, entity_id desc',
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** All bookmarks of a member, for the export of personal data. */
  listPersonalData(userId: number): Promise<{ entityId: number; name: string; createdAt: Date }[]> {
    return this.dataSource.query(
      `select b.entity_id as "entityId", e.name, b.created_at as "createdAt"
       from bookmarks b join entities e on e.id = b.entity_id where b.user_id = $1 order by b.created_at, b.entity_id`,
      [userId],
    );
  }

  /** One statement, so that two simultaneous clicks add one bookmark. */
  async add(userId: number, entityId: number): Promise<'added' | 'already_added' | 'no_entity'> {
    const [result] = await this.dataSource.query<[{ found: boolean; added: boolean }]>(
      `with entity as (select id from entities where id = $2),
         added as (insert into bookmarks (user_id, entity_id) select $1, id from entity on conflict do nothing returning 1)
       select exists (select from entity) as found, exists (select from added) as added`,
      [userId, entityId],
    );
    if (!result.found) return 'no_entity';
    return result.added ? 'added' : 'already_added';
  }

  async remove(userId: number, entityId: number): Promise<void> {
    await this.dataSource.query('delete from bookmarks where user_id = $1 and entity_id = $2', [userId, entityId]);
  }
}
