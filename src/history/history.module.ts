import { Global, Module } from '@nestjs/common';
import { History } from './history.js';
import { PartOwners } from './part-owners.js';

/** For every process: to record changes, and to say how they are taken back. */
@Global()
@Module({ providers: [History, PartOwners], exports: [History, PartOwners] })
export class HistoryModule {}
