import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ErrorCode } from '../../contract/errors.js';
import { PhotoRow } from '../photo.row.js';
import type { TaskResults } from '../../images/rendering/image-tasks.js';
import { BadImage } from '../../images/decode.js';
import { ImageRendering, type RenderingJob } from '../../images/rendering/image-rendering.js';
import { PhotoLifecycle } from '../photo-lifecycle.js';

/** Makes the renditions of a photo from its original. Called by workers only. */
@Injectable()
export class PhotoRenditionsService {
  private readonly logger = new Logger('Images');

  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImageRendering,
    private readonly lifecycle: PhotoLifecycle,
  ) {}

  /**
   * Makes the photo's files and publishes it, or records why its original cannot be read. May run twice: the files get the
   * same names and the same content each time.
   * @throws any error that a later attempt may not meet: a full disk, an unavailable database
   */
  async generate(photoId: number, job: RenderingJob = {}): Promise<void> {
    const photo = await this.dataSource.manager.findOneBy(PhotoRow, { id: photoId });
    if (!photo || !needsRenditions(photo)) return;
    const made = await this.make(photo.originalSha256, job);
    job.signal?.throwIfAborted();
    await this.onPhoto(photoId, async (current, tx) => {
      if (made instanceof BadImage) return this.lifecycle.fail(current, made.code, tx);
      await tx.update(PhotoRow, { id: photoId }, { fromFile: made.fromFile });
      await this.lifecycle.completeRenditions(current, made.renditions, tx);
    });
    if (made instanceof BadImage) this.logger.warn(`photo ${photoId} cannot be read: ${made.message}`);
  }

  /** For a dead letter: no attempt succeeded, and the next one needs an administrator. */
  async markFailed(photoId: number): Promise<void> {
    const failure: ErrorCode = 'processing_failed';
    await this.onPhoto(photoId, async (photo, tx) => {
      if (photo.status === 'processing') await this.lifecycle.fail(photo, failure, tx);
    });
  }

  private async make(sha256: string, job: RenderingJob): Promise<TaskResults['photo'] | BadImage> {
    try {
      return await this.images.render('photo', sha256, job);
    } catch (error) {
      if (error instanceof BadImage) return error;
      throw error;
    }
  }

  /** Reads the photo again: it may have been removed while its renditions were made. */
  private async onPhoto(
    id: number,
    change: (photo: PhotoRow & { originalSha256: string }, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const photo = await tx.findOne(PhotoRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (photo && needsRenditions(photo)) await change(photo, tx);
    });
  }
}

/** A failed photo waits for an administrator to retry it; a removed one needs no renditions. */
const needsRenditions = (photo: PhotoRow): photo is PhotoRow & { originalSha256: string } =>
  photo.originalSha256 !== null && photo.status !== 'failed' && photo.status !== 'removed';
