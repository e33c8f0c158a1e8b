import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobHandlers } from '../src/jobs/job-handlers.js';
import { MeilisearchSync } from '../src/search/meilisearch/meilisearch-sync.js';

@Injectable()
export class MeilisearchProcessor implements OnApplicationBootstrap {
  constructor(
    handlers: JobHandlers,
    private readonly sync: MeilisearchSync,
  ) {
    handlers.register({
      kind: 'meilisearch',
      concurrency: 1,
      // New indexes of a large archive.
      timeLimitMs: 6 * 3_600_000,
      run: (_, { signal }) => sync.run(signal),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.sync.schedule();
  }
}
