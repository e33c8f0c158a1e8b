import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminFondsController } from './admin/admin-fonds.controller.js';
import { AdminFondsService } from './admin/admin-fonds.service.js';
import { FondsChanges } from './fonds-changes.js';
import { FondsRepository } from './fonds.repository.js';
import { FondsRow } from './fonds.row.js';

@Module({
  imports: [TypeOrmModule.forFeature([FondsRow])],
  controllers: [AdminFondsController],
  providers: [AdminFondsService, FondsChanges, FondsRepository],
  exports: [FondsChanges],
})
export class FondsModule {}
