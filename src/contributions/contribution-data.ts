import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PersonalData } from '../records/personal-data.js';

/** Personal data export: the contributions of a person, without the moderators, who are other persons. */
@Injectable()
export class ContributionData {
  constructor(
    personalData: PersonalData,
    private readonly dataSource: DataSource,
  ) {
    personalData.register('contributions', { find: (userId) => this.listPersonalData(userId) });
  }

  private listPersonalData(userId: number): Promise<object[]> {
    return this.dataSource.query(
      `select id, status, photo_id as "photoId", field_name as "fieldName", language, base_value as "baseValue",
         new_value as "newValue", proposed_photo_id as "proposedPhotoId", title, description, year, author, license,
         lat, lng, note, source, reason, rights_declared_at as "rightsDeclaredAt", created_at as "createdAt",
         decided_at as "decidedAt"
       from contributions where user_id = $1 order by id`,
      [userId],
    );
  }
}
