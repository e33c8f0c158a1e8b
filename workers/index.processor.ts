import { Injectable } from '@nestjs/common';
import { JobHandlers } from '../src/jobs/job-handlers.js';
import { SearchIndex } from '../src/search/search-index.js';
import type { DocumentKind } from '../src/search/search-document.js';

@Injectable()
export class IndexProcessor {
  constructor(handlers: JobHandlers, index: SearchIndex) {
    handlers.register({
      kind: 'index',
      concurrency: 2,
      run: (id, { subject }) => index.update(subject as DocumentKind, id),
    });
  }
}
