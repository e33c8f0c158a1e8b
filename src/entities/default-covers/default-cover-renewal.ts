import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ImageRendering, type RenderingJob } from '../../images/rendering/image-rendering.js';
import type { Renewable } from '../../images/rendering/rendition-renewal.js';
import { renditionProfile } from '../../images/rendition-profile.js';
import { PublicChanges } from '../../records/public-changes.js';
import { coverUrl } from './default-cover-images.js';

/** Makes the images of default covers anew that are of a former rendition profile. */
@Injectable()
export class DefaultCoverRenewal implements Renewable {
  readonly name = 'default cover';

  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImageRendering,
    private readonly publicChanges: PublicChanges,
  ) {}

  readonly listOutdated = async (after: number): Promise<number[]> => {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `select id from default_covers
       where id > $1 and original_sha256 is not null and renditions ->> 'renditionProfile' <> $2 order by id limit 100`,
      [after, renditionProfile.name],
    );
    return rows.map(({ id }) => id);
  };

  readonly renew = async (id: number, job: RenderingJob): Promise<void> => {
    const [cover] = await this.dataSource.query<{ sha256: string | null }[]>(
      'select original_sha256 as sha256 from default_covers where id = $1',
      [id],
    );
    if (!cover?.sha256) return;
    const renditions = await this.images.render('photo', cover.sha256, job);
    job.signal?.throwIfAborted();
    await this.dataSource.transaction(async (tx) => {
      const [, saved] = await tx.query<[unknown, number]>(
        'update default_covers set renditions = $2::jsonb, image_url = $3 where id = $1 and original_sha256 = $4',
        [id, JSON.stringify(renditions), coverUrl(cover.sha256, renditions), cover.sha256],
      );
      if (saved > 0) this.publicChanges.publish({ kind: 'default_cover', id, cause: 'renditions' }, tx);
    });
  };
}
