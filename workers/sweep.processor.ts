import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UnusedFiles } from '../src/photos/renditions/unused-files.js';
import { PhotoLists } from '../src/photos/photo-lists.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';
import { SearchIndex } from '../src/search/search-index.js';

@Injectable()
export class SweepProcessor implements OnApplicationBootstrap {
  constructor(
    handlers: JobHandlers,
    private readonly files: UnusedFiles,
    index: SearchIndex,
    lists: PhotoLists,
  ) {
    handlers.register({
      kind: 'sweep',
      concurrency: 1,
      timeLimitMs: 6 * 3_600_000,
      run: async () => {
        await files.sweep();
        await index.tidy();
        await lists.tidy();
      },
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.files.schedule();
  }
}
