import { Injectable } from '@nestjs/common';
import { WorkHandlers } from '../src/platform/work/work-handlers.js';
import { SearchIndex } from '../src/search/search-index.js';
import type { DocumentKind } from '../src/search/search-document.js';

@Injectable()
export class IndexProcessor {
  constructor(handlers: WorkHandlers, index: SearchIndex) {
    handlers.register({
      kind: 'index',
      concurrency: 2,
      run: (id, { subject }) => index.update(subject as DocumentKind, id),
    });
  }
}
