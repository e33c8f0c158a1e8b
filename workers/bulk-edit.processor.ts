import { Injectable } from '@nestjs/common';
import { ImportWork } from '../src/import/browser/import-work.js';
import { BulkEditRunner } from '../src/photos/bulk/bulk-edit-runner.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';

/**
 * Changes of many records, one after the other: bulk edits and imports. An import that a command has begun is only taken back here:
 * it is made where its file is.
 */
@Injectable()
export class BulkEditProcessor {
  constructor(handlers: JobHandlers, edits: BulkEditRunner, imports: ImportWork) {
    handlers.register({
      kind: 'bulk-edit',
      concurrency: 1,
      // Hundreds of thousands of records.
      timeLimitMs: 6 * 3_600_000,
      run: (id, { subject, signal }) => (subject === 'import' ? imports.run(id, signal) : edits.run(id, signal)),
      onDead: (id, _error, { subject }) => (subject === 'import' ? imports.fail(id) : edits.markFailed(id)),
    });
  }
}
