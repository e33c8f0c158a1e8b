import { Body, Controller, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiExtraModels, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { UploadedPhoto } from '../../contract/admin-photo.js';
import type { Viewer } from '../../contract/access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { FieldAliases } from '../../records/field-aliases.interceptor.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import type { UploadedImage } from '../../images/upload/multer-image-storage.js';
import { PhotoFieldsDto } from './photo-fields.dto.js';
import { PhotoUploadService } from './photo-upload.service.js';

@ApiTags('AdminPhotos')
@Controller()
export class PhotoUploadController {
  constructor(private readonly uploads: PhotoUploadService) {}

  /** Uploads a scan with its metadata; its renditions are made in the background. */
  @Operation('adminPhotos.upload')
  @ApiConsumes('multipart/form-data')
  @ApiExtraModels(PhotoFieldsDto)
  @ApiBody({
    schema: {
      allOf: [
        { type: 'object', required: ['image'], properties: { image: { type: 'string', format: 'binary' } } },
        { $ref: getSchemaPath(PhotoFieldsDto) },
      ],
    },
  })
  @UseInterceptors(FileInterceptor('image'), FieldAliases)
  upload(
    @UploadedFile() image: UploadedImage | undefined,
    @Body() fields: PhotoFieldsDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<UploadedPhoto> {
    return this.uploads.upload(image, fields, viewer);
  }
}
