import { Module } from '@nestjs/common';
import { AvatarImagesService } from './avatar-images.service.js';
import { AvatarsRepository } from './avatars.repository.js';

/** For the worker process. */
@Module({ providers: [AvatarImagesService, AvatarsRepository], exports: [AvatarImagesService] })
export class AvatarImagesModule {}
