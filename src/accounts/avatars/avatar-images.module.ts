import { Module } from '@nestjs/common';
import { ImageRenderingModule } from '../../images/rendering/image-rendering.module.js';
import { ImageUploadModule } from '../../images/upload/image-upload.module.js';
import { AvatarImagesService } from './avatar-images.service.js';
import { AvatarRenewal } from './avatar-renewal.js';
import { AvatarsRepository } from './avatars.repository.js';

/** For the worker process. */
@Module({
  imports: [ImageRenderingModule, ImageUploadModule],
  providers: [AvatarImagesService, AvatarRenewal, AvatarsRepository],
  exports: [AvatarImagesService, AvatarRenewal],
})
export class AvatarImagesModule {}
