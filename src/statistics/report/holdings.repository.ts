import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import { otherLanguages } from '../../contract/localized.js';
import type { DecadeFigures, PhotoCompleteness } from '../../contract/report.js';
import { publicEntity } from '../../records/public-entity.js';
import { untitled } from '../../contract/untitled.js';

type Texts = Pick<PhotoCompleteness, 'title' | 'description' | 'date' | 'author'>;

/** What the archive has now, beyond the figures of the dashboard. */
@Injectable()
export class HoldingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Published photographs; the decade is null for those without a date. */
  countDecades(): Promise<(Omit<DecadeFigures, 'decade'> & { decade: number | null })[]> {
    return this.dataSource.query(
      `select (extract(decade from first_day) * 10)::int as decade, count(*)::int as count
       from photos where status = 'published' group by 1 order by 1`,
    );
  }

  /** Published photographs that have a text or a date. */
  countTexts(): Promise<Texts> {
    return this.one<Texts>(
      `select count(*) filter (where title <> $1)::int as title,
         count(*) filter (where description <> '')::int as description,
         count(first_day)::int as date,
         count(*) filter (where author <> '')::int as author
       from photos where status = 'published'`,
      [untitled.title],
    );
  }

  /** Published photographs that show a public card. */
  async countLinked(): Promise<number> {
    const { count } = await this.one<{ count: number }>(
      `select count(*)::int as count from (
         select from photo_entities_sorted l join entities e on e.id = l.entity_id and ${publicEntity('e')} group by l.photo_id) linked`,
    );
    return count;
  }

  /** Published photographs with a licence, and with their texts in each further language. Of stored counts. */
  countStored(): Promise<Record<'licence' | Language, number>> {
    const counted = (condition: string, name: string): string =>
      `coalesce(sum(photos) filter (where ${condition}), 0)::int as "${name}"`;
    const columns = [
      counted('license is not null', 'licence'),
      ...otherLanguages.map((language) => counted(`not lacks_${language}`, language)),
    ];
    return this.one(`select ${columns.join(', ')} from photo_counts_by_filter where status = 'published'`);
  }

  /** Removed photographs that a request keeps out of sight. */
  async countWithheld(): Promise<number> {
    const { count } = await this.one<{ count: number }>(
      `select count(*)::int as count from photos where status = 'removed' and withheld_from is not null and not proposed`,
    );
    return count;
  }

  /** When the first record came that the archive has or whose beginning it knows; null in an empty archive. */
  async findBegin(): Promise<Date | null> {
    const { begin } = await this.one<{ begin: Date | null }>(
      `select least(
         (select created_at from change_sets order by created_at limit 1),
         (select created_at from photos where not proposed and status <> 'removed' order by created_at limit 1),
         (select created_at from entities order by created_at limit 1)) as begin`,
    );
    return begin;
  }

  private async one<Row>(sql: string, parameters: unknown[] = []): Promise<Row> {
    const [row] = await this.dataSource.query<[Row]>(sql, parameters);
    return row;
  }
}
