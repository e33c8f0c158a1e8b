import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { PhotoImagesModule } from './images/photo-images.module.js';
import { PhotoChanges } from './photo-changes.js';
import { PhotoLinks } from './photo-links.js';

@Module({
  imports: [SettingsModule, PhotoImagesModule],
  providers: [PhotoChanges, PhotoLinks],
  exports: [PhotoChanges, PhotoLinks, PhotoImagesModule],
})
export class PhotoChangesModule {}
