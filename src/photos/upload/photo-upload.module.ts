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
import { UnfinishedUploadsModule } from './unfinished-uploads.module.js';
import { UploadProtocol } from './upload-protocol.js';
import { UploaderData } from './uploader-data.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

const kilobyte = 1024;

@Module({
  imports: [
    TypeOrmModule.forFeature([PhotoRow]),
    SettingsModule,
    PhotoChangesModule,
    ImageUploadModule,
    UnfinishedUploadsModule,
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
  controllers: [PhotoUploadController, UploadsController],
  providers: [PhotoUploadService, UploaderData, UploadProtocol, UploadsService],
  // MulterModule too: its settings apply wherever forms with an image are read.
  exports: [PhotoUploadService, MulterModule],
})
export class PhotoUploadModule {}
