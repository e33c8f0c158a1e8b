import { Body, Controller, Param, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { ScanMatch } from '../../contract/upload.js';
import type { UploadedPhoto } from '../../contract/admin-photo.js';
import type { Viewer } from '../../contract/access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { FieldAliases } from '../../records/field-aliases.interceptor.js';
import { PhotoFieldsDto } from './photo-fields.dto.js';
import { ScanMatchQueryDto, UploadIdParamDto } from './upload.dto.js';
import { UploadsService } from './uploads.service.js';

@ApiTags('AdminPhotos')
@Controller()
export class UploadsController {
  constructor(private readonly uploads: UploadsService) {}

  /** Which of these files the archive has, and which uploads can be continued. */
  @Operation('uploads.match')
  match(@Query() { sha256 }: ScanMatchQueryDto, @CurrentViewer() viewer: Viewer): Promise<ScanMatch[]> {
    return this.uploads.match(sha256, viewer);
  }

  /** Begins an upload by the tus protocol. `Upload-Metadata` has the `filename` and the `sha256` of the file. */
  @Operation('uploads.begin')
  begin(@Req() request: Request, @Res() response: Response, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.uploads.begin(request, response, viewer);
  }

  /** How many bytes have arrived, in `Upload-Offset`; for HEAD requests of the tus protocol. */
  @Operation('uploads.read')
  read(
    @Param() { uploadId }: UploadIdParamDto,
    @Req() request: Request,
    @Res() response: Response,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.uploads.continue(uploadId, request, response, viewer);
  }

  /** Stores the bytes from `Upload-Offset`, by the tus protocol. */
  @Operation('uploads.append')
  append(
    @Param() { uploadId }: UploadIdParamDto,
    @Req() request: Request,
    @Res() response: Response,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.uploads.continue(uploadId, request, response, viewer);
  }

  /** Forgets what has arrived of an upload. */
  @Operation('uploads.cancel')
  cancel(@Param() { uploadId }: UploadIdParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.uploads.cancel(uploadId, viewer);
  }

  /** Makes a photo of a complete upload; its renditions are made in the background. */
  @Operation('uploads.finish')
  @UseInterceptors(FieldAliases)
  finish(
    @Param() { uploadId }: UploadIdParamDto,
    @Body() fields: PhotoFieldsDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<UploadedPhoto> {
    return this.uploads.finish(uploadId, fields, viewer);
  }
}
