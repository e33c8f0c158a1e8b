import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BrandImage } from '../contract/brand.js';
import { DomainError } from '../contract/errors.js';
import { BadImage } from '../images/decode.js';
import { ImageRendering } from '../images/rendering/image-rendering.js';
import type { UploadedImage } from '../images/upload/multer-image-storage.js';
import { lockContent } from '../records/published-files.js';

/** An image of the largest size takes about two seconds. */
const timeLimitMs = 30_000;

/** Makes the files of a brand image. Its administrator waits for them, to see what it looks like before it is published. */
@Injectable()
export class BrandImagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImageRendering,
  ) {}

  /**
   * Stores the original and makes its files, in an image process. The nightly sweep removes what no settings name by then.
   * @throws DomainError image_missing, image_unreadable, image_too_many_pixels, image_kind_unsupported
   */
  async make(image: UploadedImage | undefined): Promise<BrandImage> {
    if (!image) throw new DomainError('image_missing');
    const { received } = image;
    const { sha256 } = received;
    try {
      await this.dataSource.transaction(async (tx) => {
        await lockContent(sha256, tx);
        await received.store();
      });
      return { sha256, ...(await this.images.render('brand', sha256, { signal: AbortSignal.timeout(timeLimitMs) })) };
    } catch (error) {
      throw error instanceof BadImage ? new DomainError(error.code, { cause: error }) : error;
    } finally {
      await received.discard();
    }
  }
}
