import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ErrorCode } from '../../contract/errors.js';
import type { PhotoFromFile } from '../../contract/admin-photo.js';
import { PhotoRow } from '../photo.row.js';
import { BadImage } from '../../images/decode.js';
import { ImageRendering, type RenderingJob } from '../../images/rendering/image-rendering.js';
import type { StoredRenditions } from '../../images/stored-renditions.js';
import type { NewScan } from '../new-scan.js';
import { PhotoLifecycle } from '../photo-lifecycle.js';
import { PhotoScans } from '../photo-scans.js';
import { likenessToRemoved } from '../upload/removed-pictures.js';

/** Makes the renditions of a photo from its original. Called by workers only. */
@Injectable()
export class PhotoRenditionsService {
  private readonly logger = new Logger('Images');

  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImageRendering,
    private readonly lifecycle: PhotoLifecycle,
    private readonly scans: PhotoScans,
  ) {}

  /**
   * Makes the photo's files and publishes it, or records why its original cannot be read; of a new scan, where it has one, which
   * then replaces the present one. A picture that was removed on request does not come back as another file, and one that looks
   * like it waits for a moderator. May run twice: the files get the same names and the same content each time.
   * @throws any error that a later attempt may not meet: a full disk, an unavailable database
   */
  async generate(photoId: number, job: RenderingJob = {}): Promise<void> {
    const photo = await this.dataSource.manager.findOneBy(PhotoRow, { id: photoId });
    if (photo && hasNewScan(photo)) return this.replaceScan(photo, job);
    if (!photo || !needsRenditions(photo)) return;
    const made = await this.make(photo.originalSha256, job);
    job.signal?.throwIfAborted();
    const { fromFile } = made instanceof BadImage ? {} : made;
    await this.onPhoto(photoId, async (current, tx) => {
      // Replaced meanwhile: another job makes the renditions of what it has now.
      if (!needsRenditions(current) || current.originalSha256 !== photo.originalSha256) return;
      if (made instanceof BadImage) return this.lifecycle.fail(current, made.code, tx);
      // What could not be read this time stays as it is.
      if (isOfDeletedAccount(current)) await tx.update(PhotoRow, { id: photoId }, { fromFile: null });
      else if (fromFile !== undefined) await tx.update(PhotoRow, { id: photoId }, { fromFile });
      // Moderators look at every proposal anyway.
      const likeness = current.proposed ? null : await likenessToRemoved({ ...current, ...made }, tx);
      if (likeness === 'scan_removed') return this.lifecycle.fail(current, likeness, tx);
      // One that was public before was looked at by people.
      if (likeness && current.publishedAt === null) return this.lifecycle.holdResembling(current, made.renditions, tx);
      await this.lifecycle.completeRenditions(current, made.renditions, tx);
    });
    if (made instanceof BadImage) this.logger.warn(`photo ${photoId} cannot be read (${made.code}): ${made.message}`);
  }

  /** For a dead letter: no attempt succeeded, and the next one needs an administrator. */
  async markFailed(photoId: number): Promise<void> {
    const failure: ErrorCode = 'processing_failed';
    await this.onPhoto(photoId, async (photo, tx) => {
      if (hasNewScan(photo)) await this.scans.fail(photo, failure, tx);
      else if (needsRenditions(photo) && photo.status === 'processing') await this.lifecycle.fail(photo, failure, tx);
    });
  }

  private async replaceScan(photo: PhotoWithNewScan, job: RenderingJob): Promise<void> {
    const { originalSha256 } = photo.newScan;
    const made = await this.make(originalSha256, job);
    job.signal?.throwIfAborted();
    await this.onPhoto(photo.id, async (current, tx) => {
      // Taken back, or followed by another one, which has a job of its own.
      if (!hasNewScan(current) || current.newScan.originalSha256 !== originalSha256) return;
      if (made instanceof BadImage) return this.scans.fail(current, made.code, tx);
      const likeness = await likenessToRemoved({ ...current, ...made, originalSha256 }, tx);
      if (likeness) return this.scans.fail(current, likeness, tx, made.renditions);
      await this.scans.complete(current, { ...made, fromFile: made.fromFile ?? null }, tx);
    });
    if (made instanceof BadImage)
      this.logger.warn(`the new scan of photo ${photo.id} cannot be read (${made.code}): ${made.message}`);
  }

  /**
   * Makes and publishes the files of a scan, and stores nothing about them.
   * @throws BadImage when the scan cannot be read; any error that a later attempt may not meet
   */
  async render(sha256: string, job: RenderingJob = {}): Promise<MadeOfScan> {
    const renditions = await this.images.render('photo', sha256, job, {
      namesAuthor: await this.mayNameAuthor(sha256),
    });
    return { renditions, fromFile: await this.images.readMetadata(sha256, job) };
  }

  private async make(sha256: string, job: RenderingJob): Promise<MadeOfScan | BadImage> {
    try {
      return await this.render(sha256, job);
    } catch (error) {
      if (error instanceof BadImage) return error;
      throw error;
    }
  }

  /**
   * The file of a member who does not wish to be named often has that very name. Files are addressed by their content, so one such
   * photo decides for all that have the same scan.
   */
  private async mayNameAuthor(sha256: string): Promise<boolean> {
    return !(await this.dataSource.manager.existsBy(PhotoRow, { originalSha256: sha256, creditsContributor: false }));
  }

  /** Reads the photo again: it may have been removed while its renditions were made. */
  private async onPhoto(id: number, change: (photo: PhotoRow, tx: EntityManager) => Promise<void>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const photo = await tx.findOne(PhotoRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (photo) await change(photo, tx);
    });
  }
}

interface MadeOfScan {
  renditions: StoredRenditions;
  /** Undefined where it could not be read. */
  fromFile: PhotoFromFile | null | undefined;
}

/** Proposed by a member whose account is deleted: what its file says about that person is not kept. */
const isOfDeletedAccount = ({ creditsContributor, uploadedBy }: PhotoRow): boolean =>
  creditsContributor !== null && uploadedBy === null;

type PhotoWithNewScan = PhotoRow & { newScan: NewScan };

/** A new scan that has failed waits for an administrator; that of a removed photo for its return. */
const hasNewScan = (photo: PhotoRow): photo is PhotoWithNewScan =>
  photo.newScan !== null && photo.newScan.failure === null && photo.status !== 'removed';

/** A failed photo waits for an administrator to retry it; a removed one needs no renditions. */
const needsRenditions = (photo: PhotoRow): photo is PhotoRow & { originalSha256: string } =>
  photo.originalSha256 !== null && photo.status !== 'failed' && photo.status !== 'removed';
