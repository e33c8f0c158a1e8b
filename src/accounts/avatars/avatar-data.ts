import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PersonalFile, PersonalData } from '../../records/personal-data.js';
import { Storage } from '../../platform/storage/storage.js';

/** Personal data export: the originals of the avatars that a person uploaded. */
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
    });
  }

  private listPersonalData(userId: number): Promise<object[]> {
    return this.dataSource.query(
      'select id, status, type, source_url as "sourceUrl", created_at as "createdAt" from avatars where user_id = $1 order by id',
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
