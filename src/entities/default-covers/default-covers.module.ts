import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImageUpload } from '../../images/upload/image-upload.js';
import { ImageUploadModule } from '../../images/upload/image-upload.module.js';
import { MulterImageStorage } from '../../images/upload/multer-image-storage.js';
import { AdminDefaultCoversController } from './admin/admin-default-covers.controller.js';
import { AdminDefaultCoversService } from './admin/admin-default-covers.service.js';
import { DefaultCoverChanges } from './default-cover-changes.js';
import { DefaultCoverRow } from './default-cover.row.js';

/** Default covers in the web process. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DefaultCoverRow]),
    MulterModule.registerAsync({
      imports: [ImageUploadModule],
      inject: [ImageUpload],
      useFactory: (imageUpload: ImageUpload) => ({
        storage: new MulterImageStorage(imageUpload),
        limits: { files: 1, fields: 5, fieldSize: 1024 },
      }),
    }),
  ],
  controllers: [AdminDefaultCoversController],
  providers: [AdminDefaultCoversService, DefaultCoverChanges],
  exports: [DefaultCoverChanges],
})
export class DefaultCoversModule {}
