import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { StoredRenditions } from '../images/stored-renditions.js';
import { completenessRank } from '../photos/public/photos-of-decades.js';
import { outsideOfDays, type Years } from '../platform/database/year-range.js';
import { isPublicEntityId, publicEntity } from '../records/public-entity.js';
import { type MapPoint, openYears } from './map-points.js';

/** Read and converted at a time, so that the process can answer others in between. */
const partSize = 10_000;

/** What is open to one side reaches everywhere. */
const firstYear = (years: string): string =>
  `case when lower_inf(${years}) then ${openYears.first} else lower(${years}) end`;
const lastYear = (years: string): string =>
  `case when upper_inf(${years}) then ${openYears.last} else upper(${years}) - 1 end`;
const dayNumber = (day: string): string => `(extract(month from ${day}) * 100 + extract(day from ${day}))::integer`;
const photoPoints = `select p.id, p.lat, p.lng, p.year, ${firstYear('p.years')} as first, ${lastYear('p.years')} as last,
  case when p.member_days is not null then (
    select json_agg(json_build_array(${firstYear('span')}, ${lastYear('span')}) order by span) from unnest(p.years) span) end as members,
  ${dayNumber('p.first_day')} as "firstDay", ${dayNumber('p.last_day')} as "lastDay", p.bearing,
  null as "typeId", ${completenessRank} as rank, false as "isVanished"
  from photos p where p.status = 'published' and p.lat is not null`;
const entityPoints = `select p.id, p.lat, p.lng, null as year, null as first, null as last, null as members, null as "firstDay", null as "lastDay",
  null as bearing,
  p.entity_type_id as "typeId", null as rank, p.still_exists is false as "isVanished"
  from entities p where ${publicEntity('p')} and p.lat is not null`;

const statements = { photo: photoPoints, entity: entityPoints };
export type PointKind = keyof typeof statements;

interface PointImage {
  id: number;
  originalSha256: string | null;
  renditions: StoredRenditions | null;
}

/** The public records that have a position. */
@Injectable()
export class MapPointsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** All of them in parts, by id. */
  async *readAll(kind: PointKind): AsyncIterable<MapPoint[]> {
    let last = 0;
    for (;;) {
      const part = await this.query(`${statements[kind]} and p.id > $1 order by p.id limit ${partSize}`, [last]);
      yield part;
      if (part.length < partSize) return;
      last = part.at(-1)?.id ?? last;
    }
  }

  /** Those of them that are public and have a position, by id. */
  findByIds(kind: PointKind, ids: number[]): Promise<MapPoint[]> {
    return this.query(`${statements[kind]} and p.id = any($1::integer[]) order by p.id`, [ids]);
  }

  /** What the addresses of their renditions are made of, of those that are public. */
  findImages(ids: number[]): Promise<PointImage[]> {
    return this.dataSource.query(
      `select p.id, p.original_sha256 as "originalSha256", p.renditions - 'placeholder' as renditions
       from photos p where p.status = 'published' and p.id = any($1::integer[])`,
      [ids],
    );
  }

  async findTypeCodes(): Promise<Map<number, string>> {
    const rows = await this.dataSource.query<{ id: number; code: string }[]>('select id, code from entity_types');
    return new Map(rows.map(({ id, code }) => [id, code]));
  }

  /** The photos that show a public entity. */
  async findPhotosOf(entityId: number): Promise<Set<number>> {
    return this.ids(
      `select photo_id as id from photo_entities_sorted where entity_id = $1 and ${isPublicEntityId('$1')}`,
      [entityId],
    );
  }

  /** The photos that carry all of the tags. */
  async findPhotosWith(tagIds: number[]): Promise<Set<number>> {
    return this.ids(
      `select photo_id as id from photo_tags_sorted where tag_id = any($1::integer[])
       group by photo_id having count(*) = cardinality($1::integer[])`,
      [tagIds],
    );
  }

  /** The photos with a position that are of the years of a range and not of its days. */
  async findPhotosOutside(years: Years): Promise<Set<number>> {
    const parameters: unknown[] = [];
    const outside = outsideOfDays(years, 'p', (value) => `$${parameters.push(value)}`);
    return this.ids(
      `select p.id from photos p where p.status = 'published' and p.lat is not null and ${outside}`,
      parameters,
    );
  }

  private async ids(statement: string, parameters: unknown[]): Promise<Set<number>> {
    const rows = await this.dataSource.query<{ id: number }[]>(statement, parameters);
    return new Set(rows.map(({ id }) => id));
  }

  private query(statement: string, parameters: unknown[]): Promise<MapPoint[]> {
    return this.dataSource.query<MapPoint[]>(statement, parameters);
  }
}
