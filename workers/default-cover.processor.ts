import { Injectable } from '@nestjs/common';
import { DefaultCoverImages } from '../src/entities/default-covers/default-cover-images.js';
import { WorkHandlers } from '../src/platform/work/work-handlers.js';

@Injectable()
export class DefaultCoverProcessor {
  constructor(handlers: WorkHandlers, covers: DefaultCoverImages) {
    handlers.register({
      kind: 'cover',
      concurrency: 1,
      run: (coverId, { signal }) => covers.generate(coverId, signal),
    });
  }
}
