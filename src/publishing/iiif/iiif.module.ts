import { Module } from '@nestjs/common';
import { ImageRenderingModule } from '../../images/rendering/image-rendering.module.js';
import { SettingsModule } from '../../settings/settings.module.js';
import { PublicImagesController, ScansController } from './iiif.controller.js';
import { IiifPhotos } from './iiif-photos.js';
import { IiifPhotosRepository } from './iiif-photos.repository.js';
import { IiifService } from './iiif.service.js';
import { RequestedImages } from './requested-images.js';

/** Photographs in parts and sizes, for deep zoom and for the image viewers of other institutions. */
@Module({
  imports: [ImageRenderingModule, SettingsModule],
  controllers: [PublicImagesController, ScansController],
  providers: [IiifPhotos, IiifPhotosRepository, IiifService, RequestedImages],
  exports: [IiifService],
})
export class IiifModule {}
