import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { PhotoRenditionsService } from '../src/photos/renditions/photo-renditions.service.js';
import { WorkHandlers } from '../src/platform/work/work-handlers.js';

/** One photo a core: each picture is made on one thread, and a hostile one is not made beside many others. */
const concurrency = Math.min(availableParallelism(), 4);

@Injectable()
export class RenditionsProcessor {
  constructor(handlers: WorkHandlers, images: PhotoRenditionsService) {
    handlers.register({
      kind: 'derivatives',
      concurrency,
      timeLimitMs: 4 * 60_000,
      run: (photoId, { signal }) => images.generate(photoId, signal),
      onGivenUp: (photoId) => images.giveUp(photoId),
    });
  }
}
