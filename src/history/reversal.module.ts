import { Module } from '@nestjs/common';
import { ChangeSetsRepository } from './change-sets.repository.js';
import { Reversal } from './reversal.js';

/** Reverting change sets, in web and worker processes. */
@Module({ providers: [ChangeSetsRepository, Reversal], exports: [ChangeSetsRepository, Reversal] })
export class ReversalModule {}
