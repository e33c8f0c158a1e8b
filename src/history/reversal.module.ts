import { Module } from '@nestjs/common';
import { ChangeSetsRepository } from './change-sets.repository.js';
import { OldHistory } from './old-history.js';
import { Reversal } from './reversal.js';

/** Reverting change sets, and forgetting old ones, in web and worker processes. */
@Module({
  providers: [ChangeSetsRepository, OldHistory, Reversal],
  exports: [ChangeSetsRepository, OldHistory, Reversal],
})
export class ReversalModule {}
