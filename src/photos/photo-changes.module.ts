import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { PhotoRenditionsModule } from './renditions/photo-renditions.module.js';
import { NewPhotos } from './new-photos.js';
import { PhotoChanges } from './photo-changes.js';
import { PhotoLinks } from './photo-links.js';

@Module({
  imports: [SettingsModule, PhotoRenditionsModule],
  providers: [NewPhotos, PhotoChanges, PhotoLinks],
  exports: [NewPhotos, PhotoChanges, PhotoLinks, PhotoRenditionsModule],
})
export class PhotoChangesModule {}
