import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PersonalData } from '../../records/personal-data.js';
import { PublicChanges } from '../../records/public-changes.js';
import { PhotoLifecycle } from '../photo-lifecycle.js';

/** Which photos a person brought in: as an administrator, or by proposals. */
@Injectable()
export class UploaderData {
  constructor(
    personalData: PersonalData,
    private readonly dataSource: DataSource,
    private readonly publicChanges: PublicChanges,
    private readonly lifecycle: PhotoLifecycle,
  ) {
    personalData.register('uploads', {
      find: (userId) => this.listPersonalData(userId),
      erase: (userId, tx) => this.erase(userId, tx),
    });
  }

  private listPersonalData(userId: number): Promise<object[]> {
    return this.dataSource.query(
      `select id as "photoId", title, original_name as "originalName", delivery_path as "deliveryPath", created_at as "createdAt"
       from photos where uploaded_by = $1 order by id`,
      [userId],
    );
  }

  /** The photos stay. Their pages name the uploader, and the history of withdrawn ones has all that was written in them. */
  private async erase(userId: number, tx: EntityManager): Promise<void> {
    const photos = await tx.query<[{ id: number; proposed: boolean }[], number]>(
      `update photos set uploaded_by = null where uploaded_by = $1
       returning id, credits_contributor is not null as proposed`,
      [userId],
    );
    this.publicChanges.publish(
      photos[0].map(({ id }) => ({ kind: 'photo', id, cause: 'metadata' }) as const),
      tx,
    );
    await this.forgetFiles(
      photos[0].filter(({ proposed }) => proposed).map(({ id }) => id),
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
      `update record_changes set after = after - array['uploadedBy', 'originalName', 'deliveryPath'] where ${uploadedByThem}`,
      [userId],
    );
  }

  /**
   * What the files of proposed photos say about the member: the name of the file, its author and its position. The public files are
   * made again without that name.
   */
  private async forgetFiles(photoIds: number[], tx: EntityManager): Promise<void> {
    await tx.query(
      'update photos set from_file = null, original_name = null, credits_contributor = false where id = any($1)',
      [photoIds],
    );
    await tx.query(
      `update record_changes set before = before - array['fromFile', 'originalName'], after = after - array['fromFile', 'originalName']
       where kind = 'photo' and part = 'scan' and record_id = any($1)`,
      [photoIds],
    );
    for (const id of photoIds.toSorted((one, other) => one - other)) await this.lifecycle.enqueueRenditions(id, tx);
  }
}
