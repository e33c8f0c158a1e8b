import { Module } from '@nestjs/common';
import { ImageUpload } from './image-upload.js';

@Module({ providers: [ImageUpload], exports: [ImageUpload] })
export class ImageUploadModule {}
