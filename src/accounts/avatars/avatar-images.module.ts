import { Module } from '@nestjs/common';
import { ImageRenderingModule } from '../../images/rendering/image-rendering.module.js';
import { ImageUploadModule } from '../../images/upload/image-upload.module.js';
import { AvatarImagesService } from './avatar-images.service.js';
import { AvatarsRepository } from './avatars.repository.js';

/** For the worker process. */
@Module({
  imports: [ImageRenderingModule, ImageUploadModule],
  providers: [AvatarImagesService, AvatarsRepository],
  exports: [AvatarImagesService],
})
export class AvatarImagesModule {}
