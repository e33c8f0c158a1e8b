import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Brand, brandImagesOf, brandProfile, logoFile } from '../contract/brand.js';
import { DomainError } from '../contract/errors.js';
import { Storage } from '../platform/storage/storage.js';
import { type FileOwner, PublishedFiles } from '../records/published-files.js';

/** Publishes the files of the logo and the icons that the settings name. */
@Injectable()
export class BrandFiles {
  constructor(
    private readonly publishedFiles: PublishedFiles,
    private readonly storage: Storage,
  ) {}

  /**
   * Only the files of the present brand are served.
   * @throws DomainError validation_failed, `choice_gone` for each image whose files are not stored (any more)
   */
  async use(brand: Partial<Brand>, owner: FileOwner, tx: EntityManager): Promise<void> {
    const images = Object.entries(brandImagesOf(brand));
    const contents = Object.fromEntries(images.map(([path, image]) => [path, image?.sha256 ?? null]));
    // Locks the contents: no sweep takes away what is found now.
    await this.publishedFiles.use(owner, contents, tx);
    const stored = await Promise.all(
      images.map(async ([, image]) => {
        if (!image) return true;
        const file = { sha256: image.sha256, renditionProfile: brandProfile, name: logoFile(image) };
        return (await this.storage.hasOriginal(image.sha256)) && (await this.storage.findServedSize(file)) !== null;
      }),
    );
    const errors = images
      .filter((_, index) => !stored[index])
      .map(([field]) => ({ field, code: 'choice_gone' as const }));
    if (errors.length > 0) throw new DomainError('validation_failed', { errors });
  }
}
