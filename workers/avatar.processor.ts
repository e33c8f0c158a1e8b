import { Injectable } from '@nestjs/common';
import { AvatarImagesService } from '../src/accounts/avatars/avatar-images.service.js';
import { WorkHandlers } from '../src/platform/work/work-handlers.js';

@Injectable()
export class AvatarProcessor {
  constructor(handlers: WorkHandlers, avatars: AvatarImagesService) {
    handlers.register({
      kind: 'avatar',
      concurrency: 1,
      run: (id, { signal }) => avatars.generate(id, signal),
      onGivenUp: (id) => avatars.giveUp(id),
    });
  }
}
