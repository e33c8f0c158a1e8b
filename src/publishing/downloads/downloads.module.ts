import { Module } from '@nestjs/common';
import { PhotosModule } from '../../photos/photos.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { IiifModule } from '../iiif/iiif.module.js';
import { PhotoCitations } from './photo-citations.service.js';
import { PhotoCitationsController } from './photo-citations.controller.js';
import { PhotoDownloadsController } from './photo-downloads.controller.js';
import { PhotoDownloads } from './photo-downloads.service.js';

/** What people take away of a photo. */
@Module({
  imports: [PhotosModule, SettingsModule, IiifModule],
  controllers: [PhotoCitationsController, PhotoDownloadsController],
  providers: [PhotoCitations, PhotoDownloads],
})
export class DownloadsModule {}
