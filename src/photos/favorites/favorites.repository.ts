import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class FavoritesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The published photos among a member's favorites, the latest first. */
  async findIds(userId: number): Promise<number[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `select f.photo_id as id from favorites f join photos p on p.id = f.photo_id and p.status = 'published'
       where f.user_id = $1 order by f.created_at desc, f.photo_id desc`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** All favorites of a member for the export of personal data, including photos that are not public now. */
  listPersonalData(userId: number): Promise<{ photoId: number; title: string; createdAt: Date }[]> {
    return this.dataSource.query(
      `select f.photo_id as "photoId", p.title, f.created_at as "createdAt"
       from favorites f join photos p on p.id = f.photo_id where f.user_id = $1 order by f.created_at, f.photo_id`,
      [userId],
    );
  }

  /** One statement, so that two simultaneous clicks add one favorite. */
  async add(userId: number, photoId: number): Promise<'added' | 'already_added' | 'no_photo'> {
    const [result] = await this.dataSource.query<[{ found: boolean; added: boolean }]>(
      `with photo as (select id from photos where id = $2 and status = 'published'),
         added as (insert into favorites (user_id, photo_id) select $1, id from photo on conflict do nothing returning 1)
       select exists (select from photo) as found, exists (select from added) as added`,
      [userId, photoId],
    );
    if (!result.found) return 'no_photo';
    return result.added ? 'added' : 'already_added';
  }

  async remove(userId: number, photoId: number): Promise<void> {
    await this.dataSource.query('delete from favorites where user_id = $1 and photo_id = $2', [userId, photoId]);
  }
}
