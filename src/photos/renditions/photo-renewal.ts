import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RenderingJob } from '../../images/rendering/image-rendering.js';
import type { Renewable } from '../../images/rendering/rendition-renewal.js';
import { renditionProfile } from '../../images/rendition-profile.js';
import type { PhotoRow } from '../photo.row.js';
import { ShownPhotos } from '../shown-photos.js';
import { PhotoRenditionsService } from './photo-renditions.service.js';

const batchSize = 100;

/** Makes the renditions of photos anew that are of a former profile. Nothing that is edited changes: no history, no new date. */
@Injectable()
export class PhotoRenewal implements Renewable {
  readonly name = 'photo';

  constructor(
    private readonly dataSource: DataSource,
    private readonly scans: PhotoRenditionsService,
    private readonly shown: ShownPhotos,
  ) {}

  readonly listOutdated = async (after: number): Promise<number[]> => {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `select id from photos
       where id > $1 and status in ('published', 'draft', 'back') and original_sha256 is not null
         and renditions ->> 'renditionProfile' <> $2
       order by id limit $3`,
      [after, renditionProfile.name, batchSize],
    );
    return rows.map(({ id }) => id);
  };

  readonly renew = async (id: number, job: RenderingJob): Promise<void> => {
    const [photo] = await this.dataSource.query<{ sha256: string | null }[]>(
      'select original_sha256 as sha256 from photos where id = $1',
      [id],
    );
    if (!photo?.sha256) return;
    const { renditions, fromFile } = await this.scans.render(photo.sha256, job);
    job.signal?.throwIfAborted();
    await this.dataSource.transaction(async (tx) => {
      // Its scan may have been replaced meanwhile.
      const [[updated]] = await tx.query<[Pick<PhotoRow, 'id' | 'status' | 'frontId'>[], number]>(
        `update photos set renditions = $2, from_file = case
           -- What the file says about a person whose account is deleted is not kept.
           when credits_contributor is not null and uploaded_by is null then null
           when $5 then $3::jsonb else from_file end
         where id = $1 and original_sha256 = $4 returning id, status, front_id as "frontId"`,
        [
          id,
          JSON.stringify(renditions),
          fromFile ? JSON.stringify(fromFile) : null,
          photo.sha256,
          // What could not be read this time stays as it is.
          fromFile !== undefined,
        ],
      );
      if (updated) await this.shown.publish([updated], 'renditions', tx);
    });
  };
}
