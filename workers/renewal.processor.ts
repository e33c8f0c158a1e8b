import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AvatarRenewal } from '../src/accounts/avatars/avatar-renewal.js';
import { DefaultCoverRenewal } from '../src/entities/default-covers/default-cover-renewal.js';
import { RenditionRenewal } from '../src/images/rendering/rendition-renewal.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';
import { PhotoRenewal } from '../src/photos/renditions/photo-renewal.js';

@Injectable()
export class RenewalProcessor implements OnApplicationBootstrap {
  constructor(
    handlers: JobHandlers,
    private readonly renewal: RenditionRenewal,
    photos: PhotoRenewal,
    covers: DefaultCoverRenewal,
    avatars: AvatarRenewal,
  ) {
    handlers.register({
      kind: 'renewal',
      concurrency: 1,
      timeLimitMs: 6 * 3_600_000,
      run: (_, job) => renewal.run([covers, photos, avatars], job),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.renewal.schedule();
  }
}
