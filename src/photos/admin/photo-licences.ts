import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { licenceName } from '../../contract/listed-licences.js';
import { type LicenceCount, withoutLicence } from '../../contract/admin-photo.js';
import type { LicenceFigures } from '../../contract/report.js';

/** The licences of photos as they are listed: all spellings of one licence are one. */
@Injectable()
export class PhotoLicences {
  constructor(private readonly dataSource: DataSource) {}

  /** The most frequent first; removed photos are not counted. */
  async counts(): Promise<LicenceCount[]> {
    return (await this.figures()).map(({ license, all }) => ({ license, count: all }));
  }

  /** The same with the published photos of each. */
  async figures(): Promise<LicenceFigures[]> {
    const figures = new Map<string | null, LicenceFigures>();
    for (const { license, ...counts } of await this.countsAsWritten()) {
      const name = license === null ? null : licenceName(license);
      const { published, all } = figures.get(name) ?? { published: 0, all: 0 };
      figures.set(name, { license: name, published: published + counts.published, all: all + counts.all });
    }
    return [...figures.values()].sort((one, other) => other.all - one.all);
  }

  /** The spellings that photos have of a licence; none for `withoutLicence`. */
  async spellings(license: string | undefined): Promise<string[] | undefined> {
    if (license === undefined) return undefined;
    if (license === withoutLicence) return [];
    const name = licenceName(license);
    const written = await this.dataSource.query<{ license: string }[]>(
      'select distinct license from photo_counts_by_filter where license is not null',
    );
    const same = written.map((row) => row.license).filter((text) => licenceName(text) === name);
    return same.length > 0 ? same : [license];
  }

  private countsAsWritten(): Promise<LicenceFigures[]> {
    return this.dataSource.query<LicenceFigures[]>(
      `select license, sum(photos)::int as "all",
         coalesce(sum(photos) filter (where status = 'published'), 0)::int as published
       from photo_counts_by_filter where status <> 'removed'
       group by license having sum(photos) > 0 order by "all" desc, license`,
    );
  }
}
