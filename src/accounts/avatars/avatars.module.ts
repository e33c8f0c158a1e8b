import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { AccountsModule } from '../accounts.module.js';
import { MulterImageStorage } from '../../images/upload/multer-image-storage.js';
import { ImageUpload } from '../../images/upload/image-upload.js';
import { ImageUploadModule } from '../../images/upload/image-upload.module.js';
import { AvatarData } from './avatar-data.js';
import { AvatarFilesController } from './avatar-files.controller.js';
import { avatarLimit } from './avatar-size.js';
import { AvatarFilesService } from './avatar-files.service.js';
import { AvatarLimits } from './avatar-limits.js';
import { AvatarsController } from './avatars.controller.js';
import { AvatarsRepository } from './avatars.repository.js';
import { AvatarsService } from './avatars.service.js';

/** Avatars of members. A module of its own, because it depends on accounts and on the image upload of photos. */
@Module({
  imports: [
    AccountsModule,
    MulterModule.registerAsync({
      imports: [ImageUploadModule],
      inject: [ImageUpload],
      useFactory: (receiver: ImageUpload) => ({
        storage: new MulterImageStorage(receiver, avatarLimit),
        limits: { files: 1, fields: 5, fieldSize: 1024 },
      }),
    }),
  ],
  controllers: [AvatarsController, AvatarFilesController],
  providers: [AvatarData, AvatarFilesService, AvatarLimits, AvatarsRepository, AvatarsService],
  exports: [AvatarsService],
})
export class AvatarsModule {}
