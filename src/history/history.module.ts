import { Global, Module } from '@nestjs/common';
import { History } from './history.js';
import { PartOwners } from './part-owners.js';

/** Recording changes and registering how to revert them, in every process. */
@Global()
@Module({ providers: [History, PartOwners], exports: [History, PartOwners] })
export class HistoryModule {}
