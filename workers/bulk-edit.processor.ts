import { Injectable } from '@nestjs/common';
import { ImportUndo } from '../src/import/import-undo.js';
import { ImportsRepository } from '../src/import/imports.repository.js';
import { BulkEditRunner } from '../src/photos/bulk/bulk-edit-runner.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';

/**
 * Changes of many records, one after the other: bulk edits, and imports that are taken back. Imports are made where their files
 * are, by the command that reads them.
 */
@Injectable()
export class BulkEditProcessor {
  constructor(handlers: JobHandlers, edits: BulkEditRunner, undo: ImportUndo, imports: ImportsRepository) {
    handlers.register({
      kind: 'bulk-edit',
      concurrency: 1,
      // Hundreds of thousands of records.
      timeLimitMs: 6 * 3_600_000,
      run: async (id, { subject, signal }) => {
        if (subject !== 'import') return edits.run(id, signal);
        await undo.run(id, signal);
        signal.throwIfAborted();
      },
      onDead: (id, _error, { subject }) =>
        subject === 'import' ? imports.setState(id, 'failed') : edits.markFailed(id),
    });
  }
}
