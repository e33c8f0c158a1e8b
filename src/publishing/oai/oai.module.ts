import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { EntitiesModule } from '../../entities/entities.module.js';
import { FondsModule } from '../../fonds/fonds.module.js';
import { PhotosModule } from '../../photos/photos.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { DescribedRecords } from './described-records.js';
import { HarvestedRecordsRepository } from './harvested-records.repository.js';
import { OaiController } from './oai.controller.js';
import { OaiService } from './oai.service.js';

/** Harvesting: portals and libraries take the records, and what changes of them. */
@Module({
  imports: [AccountsModule, EntitiesModule, FondsModule, PhotosModule, SettingsModule],
  controllers: [OaiController],
  providers: [DescribedRecords, HarvestedRecordsRepository, OaiService],
  exports: [HarvestedRecordsRepository],
})
export class OaiModule {}
