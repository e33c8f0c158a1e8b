import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { renditionUrl } from '../../contract/image.js';
import { DefaultCoverRow } from './default-cover.row.js';
import { History } from '../../history/history.js';
import { PublicChanges } from '../../records/public-changes.js';
import { presentRenditions } from '../../images/renditions.presenter.js';
import type { StoredRenditions } from '../../images/stored-renditions.js';
import { BadImage } from '../../images/decode.js';
import { ImageRendering, type RenderingJob } from '../../images/rendering/image-rendering.js';

const coverWidth = 1280;

/** Makes the renditions of default covers from their originals. Called by workers only. */
@Injectable()
export class DefaultCoverImages {
  private readonly logger = new Logger('Images');

  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImageRendering,
    private readonly history: History,
    private readonly publicChanges: PublicChanges,
  ) {}

  /** May run twice. A cover whose original cannot be read gets no renditions. */
  async generate(coverId: number, job: RenderingJob = {}): Promise<void> {
    const cover = await this.dataSource.manager.findOneBy(DefaultCoverRow, { id: coverId });
    const sha256 = cover?.originalSha256;
    if (!cover || !sha256) return;
    try {
      const renditions = await this.images.render('photo', sha256, job);
      job.signal?.throwIfAborted();
      await this.save(cover, renditions);
    } catch (error) {
      if (!(error instanceof BadImage)) throw error;
      this.logger.warn(`default cover ${coverId} cannot be read: ${error.message}`);
    }
  }

  private async save(cover: DefaultCoverRow, renditions: StoredRenditions): Promise<void> {
    const { id, originalSha256 } = cover;
    const imageUrl = renditionUrl(presentRenditions({ originalSha256, renditions }), coverWidth, 'jpg');
    await this.dataSource.transaction(async (tx) => {
      await tx.query(
        `update default_covers set renditions = $2::jsonb, image_url = $3 where id = $1 and original_sha256 = $4`,
        [id, JSON.stringify(renditions), imageUrl, originalSha256],
      );
      await this.history.record(
        {
          kind: 'default_cover',
          recordId: id,
          part: 'image',
          action: 'published',
          before: { imageUrl: cover.imageUrl },
          after: { imageUrl },
        },
        { source: 'worker' },
        tx,
      );
      this.publicChanges.publish({ kind: 'default_cover', id, cause: 'renditions' }, tx);
    });
  }
}
