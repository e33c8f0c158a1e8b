import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImageRenderingModule } from '../../images/rendering/image-rendering.module.js';
import { PhotoRow } from '../photo.row.js';
import { DefaultCoverImages } from '../../entities/default-covers/default-cover-images.js';
import { DefaultCoverRenewal } from '../../entities/default-covers/default-cover-renewal.js';
import { PhotoRenewal } from './photo-renewal.js';
import { PhotoRenditionsService } from './photo-renditions.service.js';
import { PhotoLifecycle } from '../photo-lifecycle.js';
import { PhotoScans } from '../photo-scans.js';
import { RelatedRecords } from '../related-records.js';
import { ShownPhotos } from '../shown-photos.js';
import { ContentUses } from './content-uses.js';
import { FileState } from './file-state.js';
import { FormerRenditions } from './former-renditions.js';
import { ExpectedFiles } from '../files/expected-files.js';
import { OriginalsVerification } from '../files/originals-verification.js';
import { StoredFilesCheck } from '../files/stored-files-check.js';
import { UnusedFiles } from './unused-files.js';

@Module({
  imports: [ImageRenderingModule, TypeOrmModule.forFeature([PhotoRow])],
  providers: [
    ContentUses,
    DefaultCoverImages,
    DefaultCoverRenewal,
    ExpectedFiles,
    FileState,
    FormerRenditions,
    PhotoRenewal,
    PhotoRenditionsService,
    PhotoLifecycle,
    PhotoScans,
    RelatedRecords,
    ShownPhotos,
    OriginalsVerification,
    StoredFilesCheck,
    UnusedFiles,
  ],
  exports: [
    ContentUses,
    DefaultCoverImages,
    DefaultCoverRenewal,
    ExpectedFiles,
    FileState,
    FormerRenditions,
    PhotoRenewal,
    PhotoRenditionsService,
    PhotoLifecycle,
    PhotoScans,
    ShownPhotos,
    OriginalsVerification,
    StoredFilesCheck,
    UnusedFiles,
  ],
})
export class PhotoRenditionsModule {}
