import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PersonalData } from '../../records/personal-data.js';
import { PublicChanges } from '../../records/public-changes.js';

/** Which photos a person brought in: as an administrator, or by proposals. */
@Injectable()
export class UploaderData {
  constructor(
    personalData: PersonalData,
    private readonly dataSource: DataSource,
    private readonly publicChanges: PublicChanges,
  ) {
    personalData.register('uploads', {
      find: (userId) => this.listPersonalData(userId),
      erase: (userId, tx) => this.erase(userId, tx),
    });
  }

  private listPersonalData(userId: number): Promise<object[]> {
    return this.dataSource.query(
      `select id as "photoId", title, original_name as "originalName", created_at as "createdAt"
       from photos where uploaded_by = $1 order by id`,
      [userId],
    );
  }

  /** The photos stay. Their pages name the uploader, and the history of withdrawn ones has all that was written in them. */
  private async erase(userId: number, tx: EntityManager): Promise<void> {
    const photos = await tx.query<[{ id: number }[], number]>(
      `update photos set uploaded_by = null where uploaded_by = $1 returning id`,
      [userId],
    );
    this.publicChanges.publish(
      photos[0].map(({ id }) => ({ kind: 'photo', id, cause: 'metadata' }) as const),
      tx,
    );
    const uploadedByThem = `kind = 'photo' and part = 'record' and after @> jsonb_build_object('uploadedBy', $1::integer)`;
    await tx.query(
      `update record_changes set before = null, after = null where kind = 'photo' and record_id in (
         select record_id from record_changes c where ${uploadedByThem}
           and not exists (select from photos p where p.id = c.record_id))`,
      [userId],
    );
    await tx.query(
      `update record_changes set after = after - array['uploadedBy', 'originalName'] where ${uploadedByThem}`,
      [userId],
    );
  }
}
