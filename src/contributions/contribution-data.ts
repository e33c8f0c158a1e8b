import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { History } from '../history/history.js';
import { Storage } from '../platform/storage/storage.js';
import { type PersonalFile, PersonalData } from '../records/personal-data.js';
import { rowsOfKind } from './contribution.row.js';

/** The contributions of a person. Their moderators are other persons, and are left out of the export. */
@Injectable()
export class ContributionData {
  constructor(
    personalData: PersonalData,
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly history: History,
  ) {
    personalData.register('contributions', {
      find: (userId) => this.listPersonalData(userId),
      findFiles: (userId) => this.findFiles(userId),
      erase: (userId, tx) => this.erase(userId, tx),
    });
  }

  private listPersonalData(userId: number): Promise<object[]> {
    return this.dataSource.query(
      `select id, status, photo_id as "photoId", field_name as "fieldName", language, base_value as "baseValue",
         new_value as "newValue", proposed_photo_id as "proposedPhotoId", title, description, year, author, license,
         lat, lng, note, source, credit_wished as "creditWished", written_field as "writtenField",
         written_language as "writtenLanguage", written_value as "writtenValue", reason,
         rights_declared_at as "rightsDeclaredAt", created_at as "createdAt",
         decided_at as "decidedAt"
       from contributions where user_id = $1 order by id`,
      [userId],
    );
  }

  /**
   * The originals of proposed photos, those of declined ones as long as they are stored; not of photos that were removed from
   * the archive.
   */
  private async findFiles(userId: number): Promise<PersonalFile[]> {
    const photos = await this.dataSource.query<{ id: number; sha256: string; type: string }[]>(
      `select c.id, p.original_sha256 as sha256, p.original_type as type
       from contributions c join photos p on p.id = c.proposed_photo_id
       where c.user_id = $1 and p.original_sha256 is not null
         and (p.status <> 'removed' or (p.proposed and p.withheld_from is null)) order by c.id`,
      [userId],
    );
    const stored = await Promise.all(photos.map(({ sha256 }) => this.storage.hasOriginal(sha256)));
    return photos
      .filter((_, index) => stored[index])
      .map(({ id, sha256, type }) => ({
        name: `${id}.${type.replace('image/', '')}`,
        open: () => this.storage.openOriginal(sha256),
      }));
  }

  /**
   * Deletes what was not accepted, with its hidden photos, whose files go with the nightly sweep. What was accepted stays,
   * without the notes and the letter to the member; of a memory, and where a moderator wrote another value, only what the moderator
   * wrote.
   */
  private async erase(userId: number, tx: EntityManager): Promise<void> {
    const refused = await tx.query<{ id: number; photoId: number | null }[]>(
      `select c.id, p.id as "photoId" from contributions c
       left join photos p on p.id = c.proposed_photo_id and p.proposed
       where c.user_id = $1 and c.status <> 'approved' order by c.id for update of c`,
      [userId],
    );
    const photoIds = refused.flatMap(({ photoId }) => photoId ?? []);
    const ids = refused.map(({ id }) => id);
    await tx.query('delete from contributions where id = any($1)', [ids]);
    await tx.query(
      `insert into contents_to_erase (sha256)
       select distinct original_sha256 from photos where id = any($1) and proposed and original_sha256 is not null
       on conflict do nothing`,
      [photoIds],
    );
    await tx.query('delete from photos where id = any($1) and proposed', [photoIds]);
    await this.history.forget('contribution', ids, tx);
    await this.history.forget('photo', photoIds, tx);
    await tx.query(
      `update record_changes set before = before || '{"reason":null}', after = after || '{"reason":null}'
       where kind = 'contribution' and part = 'outcome' and record_id in (select id from contributions where user_id = $1)`,
      [userId],
    );
    await tx.query(
      `update photos set original_name = null, delivery_path = null
       where id in (select proposed_photo_id from contributions where user_id = $1)`,
      [userId],
    );
    await tx.query('update contributions set note = null, source = null, reason = null where user_id = $1', [userId]);
    await tx.query(
      `update contributions c set new_value = '', year = case when ${rowsOfKind.memory} then null else year end
       where user_id = $1 and (${rowsOfKind.memory} or written_field is not null)`,
      [userId],
    );
  }
}
