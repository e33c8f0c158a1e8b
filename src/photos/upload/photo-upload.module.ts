import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../../settings/settings.module.js';
import { PhotoChangesModule } from '../photo-changes.module.js';
import { PhotoRow } from '../photo.row.js';
import { MulterImageStorage } from '../../images/upload/multer-image-storage.js';
import { ImageUpload } from '../../images/upload/image-upload.js';
import { ImageUploadModule } from '../../images/upload/image-upload.module.js';
import { PhotoUploadController } from './photo-upload.controller.js';
import { PhotoUploadService } from './photo-upload.service.js';
import { UploaderData } from './uploader-data.js';

const kilobyte = 1024;

@Module({
  imports: [
    TypeOrmModule.forFeature([PhotoRow]),
    SettingsModule,
    PhotoChangesModule,
    MulterModule.registerAsync({
      imports: [ImageUploadModule],
      inject: [ImageUpload],
      useFactory: (imageUpload: ImageUpload) => ({
        storage: new MulterImageStorage(imageUpload),
        // ImageUpload limits the size of the image; these limits are for the other form fields.
        limits: { files: 1, fields: 100, fieldSize: 100 * kilobyte },
        // Browsers send file names in UTF-8.
        defParamCharset: 'utf8',
      }),
    }),
  ],
  controllers: [PhotoUploadController],
  providers: [PhotoUploadService, UploaderData],
  // MulterModule too: its settings apply wherever forms with an image are read.
  exports: [PhotoUploadService, MulterModule],
})
export class PhotoUploadModule {}
