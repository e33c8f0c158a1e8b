import { Global, Module } from '@nestjs/common';
import { QueueModule } from '../queue/queue.module.js';
import { Bells } from './bells.js';
import { OwedWork } from './owed-work.js';

/** For every process: to owe work. */
@Global()
@Module({
  imports: [QueueModule],
  providers: [OwedWork, Bells],
  exports: [OwedWork, QueueModule],
})
export class WorkModule {}
