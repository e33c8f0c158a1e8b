import type { DataSource } from 'typeorm';

/** A table of saved items and the records it refers to. Constants of the code: they become part of the SQL. */
interface SavedItemTable {
  /** One row for a member and a record: `user_id`, `recordId`, `created_at`. */
  table: string;
  /** The column with the id of the record. */
  recordId: string;
  records: string;
  /** The records that can be saved and are shown: a condition on `record`. */
  visible: string;
}

/** What members have saved: photos as favorites, entities as bookmarks. */
export abstract class SavedItemsRepository {
  constructor(
    protected readonly dataSource: DataSource,
    private readonly items: SavedItemTable,
  ) {}

  /** The ids of the visible records that a member has saved, the latest first. */
  async findIds(userId: number): Promise<number[]> {
    const { table, recordId, records, visible } = this.items;
    const rows = await this.dataSource.query<{ id: number }[]>(
      `select item.${recordId} as id from ${table} item join ${records} record on record.id = item.${recordId}
       where item.user_id = $1 and ${visible} order by item.created_at desc, item.${recordId} desc`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** One statement, so that two simultaneous clicks add one item. */
  async add(userId: number, id: number): Promise<'added' | 'already_added' | 'not_found'> {
    const { table, recordId, records, visible } = this.items;
    const [result] = await this.dataSource.query<[{ found: boolean; added: boolean }]>(
      `with found as (select record.id from ${records} record where record.id = $2 and ${visible}),
         added as (insert into ${table} (user_id, ${recordId}) select $1, id from found on conflict do nothing returning 1)
       select exists (select from found) as found, exists (select from added) as added`,
      [userId, id],
    );
    if (!result.found) return 'not_found';
    return result.added ? 'added' : 'already_added';
  }

  async remove(userId: number, id: number): Promise<void> {
    const { table, recordId } = this.items;
    await this.dataSource.query(`delete from ${table} where user_id = $1 and ${recordId} = $2`, [userId, id]);
  }
}
