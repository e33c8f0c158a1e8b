import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { PhotoImagesModule } from './images/photo-images.module.js';
import { PhotoChanges } from './photo-changes.js';

@Module({
  imports: [SettingsModule, PhotoImagesModule],
  providers: [PhotoChanges],
  exports: [PhotoChanges, PhotoImagesModule],
})
export class PhotoChangesModule {}
