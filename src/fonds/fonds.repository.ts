import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { PlacedFonds } from '../contract/fonds.js';
import { selectList } from '../platform/database/select-list.js';
import { selectLocalized } from '../platform/database/localized-columns.js';
import type { CountedFonds, PublicFonds } from './fonds.presenter.js';
import { FondsRow } from './fonds.row.js';

/** By fonds, the photos that are not public, with those of all that is in it. They are few, and in an index. */
const hidden = `(select l.ancestor_id, count(*)::int as photos from photos p join fonds_lines l on l.fonds_id = p.fonds_id
  where p.status in ('processing', 'draft', 'failed') group by 1)`;

/** The published ones, whose numbers are stored. */
const published = `(select fonds_id, sum(photos)::int as photos from photo_counts_by_fonds group by 1)`;

const order = 'f.reference_code collate "it_by_number" nulls last, f.title collate "it_by_number", f.id';

/** Fonds with the numbers of what is in them. */
@Injectable()
export class FondsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Those with published photos, in the order of `list`. */
  listPublic(): Promise<PublicFonds[]> {
    return this.dataSource.query<PublicFonds[]>(
      `select f.id, f.slug, f.level, ${selectLocalized('f.title')}, ${selectLocalized('f.date_text')},
         f.parent_id as "parentId", f.reference_code as "referenceCode", f.holding_institution as "holdingInstitution",
         published.photos as "photoCount", cover.*
       from fonds f join ${published} published on published.fonds_id = f.id and published.photos > 0
       cross join lateral (
         select p.original_sha256 as "originalSha256", p.renditions, p.license
         from photo_fonds_sorted l join photos p on p.id = l.photo_id where l.fonds_id = f.id
         order by l.first_day, l.last_day, l.photo_id limit 1
       ) cover
       order by ${order}`,
    );
  }

  /** Whether a published photo is in any. */
  async hasPublic(): Promise<boolean> {
    const [found] = await this.dataSource.query<[{ has: boolean }]>(
      'select exists (select from photo_fonds_sorted) as has',
    );
    return found.has;
  }

  /** Of those with published photos, in the order of `list`. */
  findNames(ids: number[]): Promise<PlacedFonds[]> {
    return this.dataSource.query<PlacedFonds[]>(
      `select f.id, f.slug, f.level, f.parent_id as "parentId", ${selectLocalized('f.title')} from fonds f
       where f.id = any($1) and exists (select from photo_fonds_sorted l where l.fonds_id = f.id)
       order by ${order}`,
      [ids],
    );
  }

  /** What is stored of one of them. */
  find(id: number): Promise<FondsRow | null> {
    return this.dataSource.manager.findOneBy(FondsRow, { id });
  }

  /** All of them, by reference code and title; those of one parent are in this order wherever they are put. */
  list(manager: EntityManager = this.dataSource.manager): Promise<CountedFonds[]> {
    return manager.query<CountedFonds[]>(
      `select ${selectList(manager.getRepository(FondsRow).metadata, 'f')},
         coalesce(published.photos, 0) as "publishedCount",
         coalesce(published.photos, 0) + coalesce(hidden.photos, 0) as "photoCount",
         (select count(*)::int from fonds part where part.parent_id = f.id) as "partCount"
       from fonds f
       left join ${published} published on published.fonds_id = f.id
       left join ${hidden} hidden on hidden.ancestor_id = f.id
       order by ${order}`,
    );
  }
}
