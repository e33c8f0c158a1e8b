import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { PhotoRenditionsService } from '../src/photos/renditions/photo-renditions.service.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';

/** One photo per core, since each rendition uses one thread; at most four, so that few jobs run beside a malicious image. */
const concurrency = Math.min(availableParallelism(), 4);

@Injectable()
export class RenditionsProcessor {
  constructor(handlers: JobHandlers, images: PhotoRenditionsService) {
    handlers.register({
      kind: 'renditions',
      concurrency,
      timeLimitMs: 4 * 60_000,
      run: (photoId, job) => images.generate(photoId, job),
      onDead: (photoId) => images.markFailed(photoId),
    });
  }
}
