import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UnusedFiles } from '../src/photos/images/unused-files.js';
import { WorkHandlers } from '../src/platform/work/work-handlers.js';

@Injectable()
export class SweepProcessor implements OnApplicationBootstrap {
  constructor(
    handlers: WorkHandlers,
    private readonly files: UnusedFiles,
  ) {
    handlers.register({
      kind: 'sweep',
      concurrency: 1,
      timeLimitMs: 6 * 3_600_000,
      run: async () => void (await files.sweep()),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.files.schedule();
  }
}
