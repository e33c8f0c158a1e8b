import { Body, Controller, Param, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { AdminDefaultCover } from '../../../contract/default-cover.js';
import type { RecordRemoved } from '../../../contract/api/entities.js';
import type { Viewer } from '../../../contract/access.js';
import type { UploadedImage } from '../../../images/upload/multer-image-storage.js';
import { IdParamDto } from '../../../platform/http/id-param.dto.js';
import { Operation } from '../../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../../platform/http/viewer.decorator.js';
import { DefaultCoverChangeDto, NewDefaultCoverDto, SeenCoverDto } from './admin-default-cover.dto.js';
import { AdminDefaultCoversService } from './admin-default-covers.service.js';

const image = { type: 'string', format: 'binary' };

@Controller()
export class AdminDefaultCoversController {
  constructor(private readonly covers: AdminDefaultCoversService) {}

  /** The default covers of all entity types, by type, in their order. */
  @Operation('adminDefaultCovers.list')
  list(): Promise<AdminDefaultCover[]> {
    return this.covers.list();
  }

  /** Uploads a cover, which comes last among those of its type; its renditions are made in the background. */
  @Operation('adminDefaultCovers.upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['image', 'entityTypeCode'],
      properties: { image, entityTypeCode: { type: 'string' } },
    },
  })
  @UseInterceptors(FileInterceptor('image'))
  upload(
    @UploadedFile() uploaded: UploadedImage | undefined,
    @Body() fields: NewDefaultCoverDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminDefaultCover> {
    return this.covers.upload(uploaded, fields, viewer);
  }

  /** Replaces the image of a cover. The former one is shown until the new one is made. */
  @Operation('adminDefaultCovers.replace')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', required: ['image'], properties: { image, version: { type: 'string' } } } })
  @UseInterceptors(FileInterceptor('image'))
  replace(
    @Param() { id }: IdParamDto,
    @UploadedFile() uploaded: UploadedImage | undefined,
    @Body() { version }: SeenCoverDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminDefaultCover> {
    return this.covers.replace({ id, version }, uploaded, viewer);
  }

  /** Gives a cover a place in the order of its type. */
  @Operation('adminDefaultCovers.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() { sortOrder, version }: DefaultCoverChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminDefaultCover> {
    return this.covers.change({ id, sortOrder, version }, viewer);
  }

  /** Deletes a cover. */
  @Operation('adminDefaultCovers.remove')
  remove(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<RecordRemoved> {
    return this.covers.remove(params, viewer);
  }
}
