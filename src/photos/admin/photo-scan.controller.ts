import { Body, Controller, Param, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { PhotoWithNewScan, AdminPhotoDetail } from '../../contract/admin-photo.js';
import type { Viewer } from '../../contract/access.js';
import type { UploadedImage } from '../../images/upload/multer-image-storage.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { PhotoRetryDto } from './photo-retry.dto.js';
import { PhotoScanService } from './photo-scan.service.js';

@ApiTags('AdminPhotos')
@Controller()
export class PhotoScanController {
  constructor(private readonly scans: PhotoScanService) {}

  /**
   * Replaces the scan of a photo, which keeps its address. The present scan is shown until the new one is processed; one that
   * cannot be read leaves the photo as it is, with the failure in `newScan`.
   */
  @Operation('adminPhotos.replaceScan')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['image'], properties: { image: { type: 'string', format: 'binary' } } },
  })
  @UseInterceptors(FileInterceptor('image'))
  replace(
    @Param() params: IdParamDto,
    @UploadedFile() image: UploadedImage | undefined,
    @CurrentViewer() viewer: Viewer,
  ): Promise<PhotoWithNewScan> {
    return this.scans.replace(params, image, viewer);
  }

  /**
   * Processes a new scan again that has failed. Moderators may let in one whose picture was removed on request, or resembles such
   * a one.
   */
  @Operation('adminPhotos.retryScan')
  retry(
    @Param() { id }: IdParamDto,
    @Body() retry: PhotoRetryDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminPhotoDetail> {
    return this.scans.retry({ ...retry, id }, viewer);
  }

  /** Keeps the present scan: takes back a new one that is not processed yet, or that could not be read. */
  @Operation('adminPhotos.keepScan')
  keep(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<AdminPhotoDetail> {
    return this.scans.keep(params, viewer);
  }
}
