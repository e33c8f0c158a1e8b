import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { brandImageTypes, brandLimits } from '../contract/brand.js';
import { ImageRenderingModule } from '../images/rendering/image-rendering.module.js';
import { ImageUpload } from '../images/upload/image-upload.js';
import { ImageUploadModule } from '../images/upload/image-upload.module.js';
import { MulterImageStorage } from '../images/upload/multer-image-storage.js';
import { AdminBrandController } from './admin-brand.controller.js';
import { BrandImagesService } from './brand-images.service.js';

/** Logo and icons of an archive. Which are shown is a setting; this makes them of what is uploaded. */
@Module({
  imports: [
    ImageRenderingModule,
    MulterModule.registerAsync({
      imports: [ImageUploadModule],
      inject: [ImageUpload],
      useFactory: (imageUpload: ImageUpload) => ({
        storage: new MulterImageStorage(imageUpload, {
          maxBytes: brandLimits.bytes,
          maxPixels: brandLimits.pixels,
          tooLarge: 'logo_too_large',
          types: brandImageTypes,
          wrongType: 'logo_type_unsupported',
        }),
        limits: { files: 1, fields: 0 },
      }),
    }),
  ],
  controllers: [AdminBrandController],
  providers: [BrandImagesService],
  exports: [BrandImagesService],
})
export class BrandModule {}
