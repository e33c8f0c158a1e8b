import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { typesWithoutMarker } from '../contract/entity-type.js';
import type { Language } from '../contract/languages.js';
import { otherLanguages } from '../contract/localized.js';
import type { AreaStatistics } from '../contract/statistics.js';
import { selectLocalized } from '../platform/database/localized-columns.js';
import { publicEntity } from '../records/public-entity.js';

/** `recent` of `total` are of the last 30 days. */
interface Totals {
  total: number;
  recent: number;
}

export interface PhotoTotals extends Totals {
  withGeo: number;
  withVerifiedYear: number;
  translated: number;
}

export interface EntityTotals extends Totals {
  complete: number;
}

export interface WaitingTotals {
  contributions: number;
  contactMessages: number;
  removalRequests: number;
}

export interface Areas {
  items: AreaStatistics[];
  photosWithout: number;
}

const since = (column: string): string =>
  `count(*) filter (where ${column} > now() - interval '30 days')::int as recent`;
const where = (condition: string, name: string): string => `count(*) filter (where ${condition})::int as "${name}"`;
const filled = (...columns: string[]): string => columns.map((column) => `${column} <> ''`).join(' and ');

/** Figures of the whole archive. Entities and users, of which there are some thousands, are counted in one pass each. */
@Injectable()
export class StatisticsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Of stored counts, and of indexes that have just these photos.
   * @param offered translated are those whose texts are there in all of these languages
   */
  countPhotos(offered: readonly Language[]): Promise<PhotoTotals> {
    const published = (condition: string, name: string): string =>
      `(select count(*)::int from photos where status = 'published' and ${condition}) as "${name}"`;
    const translations = otherLanguages.filter((language) => offered.includes(language));
    const counted = (condition: string, name: string): string =>
      `coalesce(sum(photos) filter (where ${condition}), 0)::int as "${name}"`;
    return this.one(`select total, "withGeo", translated,
      ${published(`published_at > now() - interval '30 days'`, 'recent')},
      ${published('year is not null and not year_estimated', 'withVerifiedYear')}
      from (select ${counted('true', 'total')}, ${counted('not lacks_position', 'withGeo')},
          ${counted(translations.map((language) => `not lacks_${language}`).join(' and ') || 'true', 'translated')}
        from photo_counts_by_filter where status = 'published') counted`);
  }

  countEntities(): Promise<EntityTotals> {
    const picture = `cover_photo_id is not null or cover_image is not null or image_url is not null
      or exists (select from photo_counts_by_entity c where c.entity_id = e.id group by c.entity_id having sum(c.photos) > 0)`;
    return this.one(`select count(*)::int as total, ${since('created_at')},
      ${where(`${filled('description')} and (${picture})`, 'complete')}
      from entities e where ${publicEntity('e')}`);
  }

  countUsers(): Promise<Totals> {
    return this.one(`select count(*)::int as total, ${since('created_at')} from users`);
  }

  /** What waits for a moderator. */
  countWaiting(): Promise<WaitingTotals> {
    return this.one(`select
      (select count(*)::int from contributions where status = 'pending') as contributions,
      (select count(*)::int from contact_messages where read_at is null and not suspicious) as "contactMessages",
      (select count(*)::int from removal_requests where outcome is null and not suspicious) as "removalRequests"`);
  }

  async listAreas(limit: number): Promise<Areas> {
    const types = `select id from entity_types where code = any ($1)`;
    const items = await this.dataSource.query<AreaStatistics[]>(
      `select e.id, e.slug, ${selectLocalized('e.name')}, c.photos
       from (select entity_id, sum(photos)::int as photos from photo_counts_by_entity group by entity_id) c
       join entities e on e.id = c.entity_id
       where c.photos > 0 and ${publicEntity('e')} and e.entity_type_id in (${types})
       order by c.photos desc, e.name limit $2`,
      [typesWithoutMarker, limit],
    );
    const { photosWithout } = await this.one<{ photosWithout: number }>(
      `select (select coalesce(sum(photos), 0) from photo_counts_by_status where status = 'published')::int - (
         select count(*) from (select from photo_entities_sorted where entity_id in (
           select e.id from entities e where ${publicEntity('e')} and e.entity_type_id in (${types})) group by photo_id) shown)::int as "photosWithout"`,
      [typesWithoutMarker],
    );
    return { items, photosWithout };
  }

  private async one<Row>(sql: string, parameters: unknown[] = []): Promise<Row> {
    const [row] = await this.dataSource.query<[Row]>(sql, parameters);
    return row;
  }
}
