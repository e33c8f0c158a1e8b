import { Module } from '@nestjs/common';
import { EntitiesModule } from '../../../entities/entities.module.js';
import { FondsModule } from '../../../fonds/fonds.module.js';
import { AnnotationsModule } from '../../../photos/annotations/annotations.module.js';
import { PhotosModule } from '../../../photos/photos.module.js';
import { SettingsModule } from '../../../settings/settings.module.js';
import { PhotoCollections } from './photo-collections.js';
import { PresentationController } from './presentation.controller.js';
import { PresentationService } from './presentation.service.js';

/** Photographs with what is known of them, for the image viewers of other institutions. */
@Module({
  imports: [AnnotationsModule, EntitiesModule, FondsModule, PhotosModule, SettingsModule],
  controllers: [PresentationController],
  providers: [PhotoCollections, PresentationService],
  exports: [PhotoCollections],
})
export class PresentationModule {}
