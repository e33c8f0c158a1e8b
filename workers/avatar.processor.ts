import { Injectable } from '@nestjs/common';
import { AvatarImagesService } from '../src/accounts/avatars/avatar-images.service.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';

@Injectable()
export class AvatarProcessor {
  constructor(handlers: JobHandlers, avatars: AvatarImagesService) {
    handlers.register({
      kind: 'avatar',
      // Most of the time of an address is spent waiting for its server.
      concurrency: 3,
      run: (id, job) => avatars.generate(id, job),
      onDead: (id) => avatars.markFailed(id),
    });
  }
}
