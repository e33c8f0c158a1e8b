import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports.module.js';
import { AdminImportsController } from './admin-imports.controller.js';
import { AdminImportsService } from './admin-imports.service.js';

@Module({ imports: [ImportsModule], controllers: [AdminImportsController], providers: [AdminImportsService] })
export class AdminImportsModule {}
