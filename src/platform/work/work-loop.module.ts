import { Global, Module } from '@nestjs/common';
import { WorkClaims } from './work-claims.js';
import { WorkHandlers } from './work-handlers.js';
import { WorkLoop } from './work-loop.js';
import { WorkRunner } from './work-runner.js';

/** For workers: to do what is owed. The loop begins when the application has booted and every handler is known. */
@Global()
@Module({
  providers: [WorkHandlers, WorkClaims, WorkRunner, WorkLoop],
  exports: [WorkHandlers],
})
export class WorkLoopModule {}
