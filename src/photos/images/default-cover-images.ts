import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pictureUrl } from '../../contract/image.js';
import { DefaultCoverRow } from '../../entities/default-cover.row.js';
import { RecordChanges } from '../../platform/database/record-changes.js';
import { PageTags } from '../../platform/page-tags.js';
import { presentPicture } from '../../platform/pictures/picture.presenter.js';
import type { StoredPicture } from '../../platform/pictures/stored-picture.js';
import { Storage } from '../../platform/storage/storage.js';
import { BadImage } from './decode.js';
import { makePictures } from './make-pictures.js';
import { recipe } from './recipe.js';

const coverWidth = 1280;

/** Makes the pictures of default covers out of their originals. Called by workers only. */
@Injectable()
export class DefaultCoverImages {
  private readonly logger = new Logger('Images');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly changes: RecordChanges,
    private readonly pageTags: PageTags,
  ) {}

  /** May run twice. A cover whose original cannot be read stays without a picture. */
  async generate(coverId: number, signal?: AbortSignal): Promise<void> {
    const cover = await this.dataSource.manager.findOneBy(DefaultCoverRow, { id: coverId });
    const sha256 = cover?.originalSha256;
    if (!cover || !sha256) return;
    try {
      const picture = await this.storage.withOriginal(sha256, (path) =>
        this.storage.publish({ sha256, recipe: recipe.name }, (directory) => makePictures(path, directory)),
      );
      signal?.throwIfAborted();
      await this.keep(cover, picture);
    } catch (error) {
      if (!(error instanceof BadImage)) throw error;
      this.logger.warn(`default cover ${coverId} cannot be read: ${error.message}`);
    }
  }

  private async keep(cover: DefaultCoverRow, picture: StoredPicture): Promise<void> {
    const { id, originalSha256 } = cover;
    const imageUrl = pictureUrl(presentPicture({ originalSha256, picture }), coverWidth, 'jpg');
    await this.dataSource.transaction(async (tx) => {
      await tx.query(
        `update default_covers set picture = $2::jsonb, image_url = $3 where id = $1 and original_sha256 = $4`,
        [id, JSON.stringify(picture), imageUrl, originalSha256],
      );
      await this.changes.record(
        {
          kind: 'default_cover',
          recordId: id,
          action: 'published',
          before: { imageUrl: cover.imageUrl },
          after: { imageUrl },
          source: 'worker',
        },
        tx,
      );
      await this.pageTags.changed(['entity-types', 'entities'], tx);
    });
  }
}
