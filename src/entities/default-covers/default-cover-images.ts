import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ErrorCode } from '../../contract/errors.js';
import { renditionUrl } from '../../contract/image.js';
import { DefaultCoverRow } from './default-cover.row.js';
import { ChangeRecorder } from '../../records/change-recorder.js';
import { PublishedFiles } from '../../records/published-files.js';
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
    private readonly recorder: ChangeRecorder,
    private readonly publishedFiles: PublishedFiles,
  ) {}

  /** May run twice. A cover whose original cannot be read gets no renditions, and says why. */
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
      this.logger.warn(`default cover ${coverId} cannot be read (${error.code}): ${error.message}`);
      await this.fail(cover, error.code);
    }
  }

  /** Called when the last attempt of the job has failed. */
  async markFailed(coverId: number): Promise<void> {
    const cover = await this.dataSource.manager.findOneBy(DefaultCoverRow, { id: coverId });
    if (cover) await this.fail(cover, 'processing_failed');
  }

  /** Unless it has another original by now. */
  private async fail({ id, originalSha256 }: DefaultCoverRow, failure: ErrorCode): Promise<void> {
    await this.dataSource.query(
      'update default_covers set failure = $3 where id = $1 and original_sha256 = $2 and renditions is null',
      [id, originalSha256, failure],
    );
  }

  private async save(cover: DefaultCoverRow, renditions: StoredRenditions): Promise<void> {
    const { id, originalSha256 } = cover;
    const imageUrl = coverUrl(originalSha256, renditions);
    await this.dataSource.transaction(async (tx) => {
      const [, saved] = await tx.query<[unknown, number]>(
        `update default_covers set renditions = $2::jsonb, image_url = $3, failure = null
         where id = $1 and original_sha256 = $4`,
        [id, JSON.stringify(renditions), imageUrl, originalSha256],
      );
      // Deleted or replaced meanwhile.
      if (saved === 0) return;
      const owner = { subject: 'default_cover', subjectId: id } as const;
      await this.publishedFiles.use(owner, { cover: originalSha256, next: null }, tx);
      await this.recorder.record(
        'default_cover.image',
        'published',
        { id, before: { imageUrl: cover.imageUrl }, after: { imageUrl } },
        { source: 'worker' },
        tx,
      );
    });
  }
}

/** The address that is stored with a cover. */
export const coverUrl = (originalSha256: string | null, renditions: StoredRenditions): string =>
  renditionUrl(presentRenditions({ originalSha256, renditions }), coverWidth, 'jpg');
