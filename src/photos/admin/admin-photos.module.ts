import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminPhotosController } from './admin-photos.controller.js';
import { AdminPhotosRepository } from './admin-photos.repository.js';
import { AdminPhotosService } from './admin-photos.service.js';
import { PhotoChangesModule } from '../photo-changes.module.js';
import { LastingAccess } from '../../accounts/sessions/lasting-access.js';
import { PhotoEvents } from './photo-events.js';
import { PhotoEventsController } from './photo-events.controller.js';
import { PhotoMetrics } from '../photo-metrics.js';
import { PhotoScanController } from './photo-scan.controller.js';
import { PhotoScanService } from './photo-scan.service.js';
import { EntityPhotoLinksController } from '../of-entity/entity-photo-links.controller.js';
import { EntityPhotosService } from '../of-entity/entity-photos.service.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { PhotoRow } from '../photo.row.js';
import { SearchModule } from '../../search/search.module.js';
import { PhotoLicences } from './photo-licences.js';
import { PhotoTexts } from './photo-texts.js';
import { PhotoUploadModule } from '../upload/photo-upload.module.js';

@Module({
  imports: [TypeOrmModule.forFeature([PhotoRow]), PhotoChangesModule, PhotoUploadModule, SearchModule, SettingsModule],
  controllers: [AdminPhotosController, EntityPhotoLinksController, PhotoEventsController, PhotoScanController],
  providers: [
    AdminPhotosRepository,
    AdminPhotosService,
    EntityPhotosService,
    LastingAccess,
    PhotoEvents,
    PhotoLicences,
    PhotoMetrics,
    PhotoScanService,
    PhotoTexts,
  ],
  exports: [AdminPhotosService, PhotoLicences, PhotoTexts],
})
export class AdminPhotosModule {}
