import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PersonalData } from '../auth/personal-data.js';

/**
 * What a member's export tells of favorites, bookmarks and contributions. All three are registered here, because the cards
 * know nothing of accounts (architecture.md, "The tree").
 */
@Injectable()
export class PersonalSources {
  constructor(personalData: PersonalData, dataSource: DataSource) {
    for (const [name, sql] of Object.entries(queries))
      personalData.register(name, { find: (userId) => dataSource.query<object[]>(sql, [userId]) });
  }
}

const iso = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const queries = {
  favorites: `
    select p.id as "photoId", p.title, ${iso('f.created_at')} as "createdAt"
    from favorites f join photos p on p.id = f.photo_id where f.user_id = $1 order by f.created_at, p.id`,
  bookmarks: `
    select e.id as "entityId", e.name, ${iso('b.created_at')} as "createdAt"
    from bookmarks b join entities e on e.id = b.entity_id where b.user_id = $1 order by b.created_at, e.id`,
  contributions: `
    select id, status, photo_id as "photoId", field_name as "fieldName", language, base_value as "baseValue",
      new_value as "newValue", proposed_photo_id as "proposedPhotoId", title, description, year, author, license, lat, lng,
      note, source, reason, ${iso('rights_declared_at')} as "rightsDeclaredAt", ${iso('created_at')} as "createdAt",
      ${iso('decided_at')} as "decidedAt"
    from contributions where user_id = $1 order by created_at, id`,
};
