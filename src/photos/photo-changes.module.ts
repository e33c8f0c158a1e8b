import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { PhotoRenditionsModule } from './renditions/photo-renditions.module.js';
import { PhotoChanges } from './photo-changes.js';
import { PhotoLinks } from './photo-links.js';

@Module({
  imports: [SettingsModule, PhotoRenditionsModule],
  providers: [PhotoChanges, PhotoLinks],
  exports: [PhotoChanges, PhotoLinks, PhotoRenditionsModule],
})
export class PhotoChangesModule {}
