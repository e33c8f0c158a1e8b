import { Injectable } from '@nestjs/common';
import { DefaultCoverImages } from '../src/entities/default-covers/default-cover-images.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';

@Injectable()
export class DefaultCoverProcessor {
  constructor(handlers: JobHandlers, covers: DefaultCoverImages) {
    handlers.register({
      kind: 'default-cover',
      concurrency: 1,
      run: (coverId, job) => covers.generate(coverId, job),
      onDead: (coverId) => covers.markFailed(coverId),
    });
  }
}
