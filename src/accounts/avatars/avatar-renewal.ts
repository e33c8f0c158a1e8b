import { Injectable } from '@nestjs/common';
import { ImageRendering, type RenderingJob } from '../../images/rendering/image-rendering.js';
import type { Renewable } from '../../images/rendering/rendition-renewal.js';
import { Storage } from '../../platform/storage/storage.js';
import { presentAvatarFile } from './avatar-files.service.js';
import { AvatarsRepository } from './avatars.repository.js';

/** Makes avatars anew that are of a former rendition profile. Their addresses do not name it, so nothing refers to it. */
@Injectable()
export class AvatarRenewal implements Renewable {
  readonly name = 'avatar';

  constructor(
    private readonly avatars: AvatarsRepository,
    private readonly images: ImageRendering,
    private readonly storage: Storage,
  ) {}

  readonly listOutdated = async (after: number): Promise<number[]> => {
    for (let last = after; ;) {
      const avatars = await this.avatars.listReady(last);
      const outdated: number[] = [];
      for (const { id, sha256 } of avatars)
        if ((await this.storage.findServedSize(presentAvatarFile(sha256, 256))) === null) outdated.push(id);
      last = avatars.at(-1)?.id ?? last;
      if (outdated.length > 0 || avatars.length === 0) return outdated;
    }
  };

  readonly renew = async (id: number, job: RenderingJob): Promise<void> => {
    const avatar = await this.avatars.find(id);
    if (avatar?.sha256) await this.images.render('avatar', avatar.sha256, job);
  };
}
