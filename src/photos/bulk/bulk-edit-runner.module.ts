import { Module } from '@nestjs/common';
import { ReversalModule } from '../../history/reversal.module.js';
import { PhotoChangesModule } from '../photo-changes.module.js';
import { BulkEditRunner } from './bulk-edit-runner.js';
import { BulkEditsRepository } from './bulk-edits.repository.js';

/** Making bulk edits, in web and worker processes. */
@Module({
  imports: [PhotoChangesModule, ReversalModule],
  providers: [BulkEditRunner, BulkEditsRepository],
  exports: [BulkEditRunner, BulkEditsRepository, PhotoChangesModule],
})
export class BulkEditRunnerModule {}
