import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { EntityPhotoOrder } from './of-entity/entity-photo-order.js';
import { PhotoRenditionsModule } from './renditions/photo-renditions.module.js';
import { NewPhotos } from './new-photos.js';
import { PhotoChanges } from './photo-changes.js';
import { PhotoLinks } from './photo-links.js';
import { PhotoWithholding } from './photo-withholding.js';
import { RemovedPhotos } from './removed-photos.js';

@Module({
  imports: [SettingsModule, PhotoRenditionsModule],
  providers: [EntityPhotoOrder, NewPhotos, PhotoChanges, PhotoLinks, PhotoWithholding, RemovedPhotos],
  exports: [
    EntityPhotoOrder,
    NewPhotos,
    PhotoChanges,
    PhotoLinks,
    PhotoRenditionsModule,
    PhotoWithholding,
    RemovedPhotos,
  ],
})
export class PhotoChangesModule {}
