import { Injectable } from '@nestjs/common';
import { BulkEditRunner } from '../src/photos/bulk/bulk-edit-runner.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';

@Injectable()
export class BulkEditProcessor {
  constructor(handlers: JobHandlers, edits: BulkEditRunner) {
    handlers.register({
      kind: 'bulk-edit',
      concurrency: 1,
      // Tens of thousands of photos.
      timeLimitMs: 6 * 3_600_000,
      run: (id, { signal }) => edits.run(id, signal),
      onDead: (id) => edits.markFailed(id),
    });
  }
}
