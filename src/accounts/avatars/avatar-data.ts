import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type PersonalFile, PersonalData } from '../../records/personal-data.js';
import { Storage } from '../../platform/storage/storage.js';

/** Personal data: the originals of the avatars that a person uploaded. */
@Injectable()
export class AvatarData {
  constructor(
    personalData: PersonalData,
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
  ) {
    personalData.register('avatars', {
      find: (userId) => this.listPersonalData(userId),
      findFiles: (userId) => this.findFiles(userId),
      erase: (userId, tx) => this.erase(userId, tx),
    });
  }

  private listPersonalData(userId: number): Promise<object[]> {
    return this.dataSource.query(
      'select id, status, type, source_url as "sourceUrl", created_at as "createdAt" from avatars where user_id = $1 order by id',
      [userId],
    );
  }

  /** The rows go with the account, and the files with the nightly sweep, past the trash. */
  private async erase(userId: number, tx: EntityManager): Promise<void> {
    await tx.query(
      `insert into contents_to_erase (sha256)
       select distinct sha256 from avatars where user_id = $1 and sha256 is not null on conflict do nothing`,
      [userId],
    );
  }

  private async findFiles(userId: number): Promise<PersonalFile[]> {
    const rows = await this.dataSource.query<{ id: number; sha256: string; type: string }[]>(
      'select id, sha256, type from avatars where user_id = $1 and sha256 is not null order by id',
      [userId],
    );
    return rows.map(({ id, sha256, type }) => ({
      name: `${id}.${type.replace('image/', '')}`,
      open: () => this.storage.openOriginal(sha256),
    }));
  }
}
