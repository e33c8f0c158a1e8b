import { Module } from '@nestjs/common';
import { ChangeSetsController } from './change-sets.controller.js';
import { ChangeSetsRepository } from './change-sets.repository.js';
import { ChangeSetsService } from './change-sets.service.js';
import { Reversal } from './reversal.js';

/** Reading and reverting the history, for administrators. */
@Module({
  controllers: [ChangeSetsController],
  providers: [ChangeSetsRepository, ChangeSetsService, Reversal],
  exports: [ChangeSetsService],
})
export class ChangeSetsModule {}
