import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { NightlyBackup } from '../src/backup/nightly-backup.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';

@Injectable()
export class BackupProcessor implements OnApplicationBootstrap {
  constructor(
    handlers: JobHandlers,
    private readonly backup: NightlyBackup,
  ) {
    handlers.register({
      kind: 'backup',
      concurrency: 1,
      // The first one copies all originals; interrupted, it goes on.
      timeLimitMs: 20 * 3_600_000,
      run: () => backup.run(),
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.backup.schedule();
  }
}
