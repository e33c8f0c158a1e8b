import { Module } from '@nestjs/common';
import { DatesController } from './dates.controller.js';

/** Dates as historians write them: what they mean. */
@Module({ controllers: [DatesController] })
export class DatesModule {}
