import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BrandImage } from '../contract/brand.js';
import { DomainError } from '../contract/errors.js';
import { BadImage } from '../images/decode.js';
import { ImageRendering } from '../images/rendering/image-rendering.js';
import type { StagedOriginal } from '../platform/storage/storage.js';
import { lockContents } from '../records/published-files.js';

/** An image of the largest size takes about two seconds. */
const timeLimitMs = 30_000;

/** Makes the files of a brand image. Its administrator waits for them, to see what it looks like before it is published. */
@Injectable()
export class BrandImagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: ImageRendering,
  ) {}

  /** As `makeAll`, of one image. */
  async make(image: StagedOriginal): Promise<BrandImage> {
    const [made] = await this.makeAll([image]);
    return made!;
  }

  /**
   * Stores the originals and makes the files of each, in image processes. The nightly sweep removes what no settings name by then.
   * @throws DomainError image_unreadable, image_too_many_pixels, image_kind_unsupported
   */
  async makeAll(images: readonly StagedOriginal[]): Promise<BrandImage[]> {
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      await this.dataSource.transaction(async (tx) => {
        await lockContents(
          images.map(({ sha256 }) => sha256),
          tx,
        );
        for (const image of images) await image.store();
      });
      return await Promise.all(
        images.map(async ({ sha256 }) => ({ sha256, ...(await this.images.render('brand', sha256, { signal })) })),
      );
    } catch (error) {
      throw error instanceof BadImage ? new DomainError(error.code, { cause: error }) : error;
    } finally {
      await Promise.all(images.map((image) => image.discard()));
    }
  }
}
