import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { PhotoRenditionsService } from '../src/photos/renditions/photo-renditions.service.js';
import { limits } from '../src/contract/limits.js';
import { Config } from '../src/platform/config/config.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';

/** One photo per core, since each rendition uses one thread; at most four, so that few jobs run beside a malicious image. */
const concurrency = Math.min(availableParallelism(), 4);

@Injectable()
export class RenditionsProcessor {
  constructor(handlers: JobHandlers, images: PhotoRenditionsService, config: Config) {
    handlers.register({
      kind: 'renditions',
      concurrency,
      // Larger scans take longer.
      timeLimitMs: 4 * 60_000 * Math.max(1, config.maxImagePixels / limits.upload.imagePixels),
      run: (photoId, job) => images.generate(photoId, job),
      onDead: (photoId) => images.markFailed(photoId),
    });
  }
}
