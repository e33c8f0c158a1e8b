import { Injectable } from '@nestjs/common';
import { ImportUndo } from '../src/import/import-undo.js';
import { ImportsRepository } from '../src/import/imports.repository.js';
import { JobHandlers } from '../src/jobs/job-handlers.js';

/** Takes imports back. They are made where their files are: by the command that reads them. */
@Injectable()
export class ImportProcessor {
  constructor(handlers: JobHandlers, undo: ImportUndo, imports: ImportsRepository) {
    handlers.register({
      kind: 'import',
      concurrency: 1,
      // Hundreds of thousands of records.
      timeLimitMs: 6 * 3_600_000,
      run: async (id, { signal }) => {
        await undo.run(id, signal);
        signal.throwIfAborted();
      },
      onDead: (id) => imports.setState(id, 'failed'),
    });
  }
}
