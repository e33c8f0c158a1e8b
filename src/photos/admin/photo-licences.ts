import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { licenceName } from '../../contract/listed-licences.js';
import { type LicenceCount, withoutLicence } from '../../contract/photo.js';

/** The licences of photos as they are listed: all spellings of one licence are one. */
@Injectable()
export class PhotoLicences {
  constructor(private readonly dataSource: DataSource) {}

  /** The most frequent first; removed photos are not counted. */
  async counts(): Promise<LicenceCount[]> {
    const counts = new Map<string | null, number>();
    for (const { license, count } of await this.countsAsWritten()) {
      const name = license === null ? null : licenceName(license);
      counts.set(name, (counts.get(name) ?? 0) + count);
    }
    return [...counts].map(([license, count]) => ({ license, count })).sort((one, other) => other.count - one.count);
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

  private countsAsWritten(): Promise<LicenceCount[]> {
    return this.dataSource.query<LicenceCount[]>(
      `select license, sum(photos)::int as count from photo_counts_by_filter where status <> 'removed'
       group by license having sum(photos) > 0 order by count desc, license`,
    );
  }
}
