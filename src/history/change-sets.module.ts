import { Module } from '@nestjs/common';
import { ChangeSetsController } from './change-sets.controller.js';
import { ChangeSetsService } from './change-sets.service.js';
import { RecordNames } from './record-names.js';
import { ReversalModule } from './reversal.module.js';

/** Reading and reverting the history, for administrators. */
@Module({
  imports: [ReversalModule],
  controllers: [ChangeSetsController],
  providers: [ChangeSetsService, RecordNames],
  exports: [ChangeSetsService],
})
export class ChangeSetsModule {}
