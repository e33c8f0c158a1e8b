import { Body, Controller, Param, Query, UseInterceptors } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import type {
  AdminPhoto,
  AdminPhotoDetail,
  AdminPhotoPage,
  LicenceCount,
  PhotoStatusCounts,
  PhotoWithNumber,
} from '../../contract/admin-photo.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { FieldAliases } from '../../records/field-aliases.interceptor.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { AdminPhotoListQueryDto, InventoryNumberQueryDto } from './admin-photo.dto.js';
import { AdminPhotosService } from './admin-photos.service.js';
import { PhotoChangeDto } from './photo-change.dto.js';
import { PhotoRetryDto } from './photo-retry.dto.js';

@Controller()
export class AdminPhotosController {
  constructor(private readonly photos: AdminPhotosService) {}

  /** Photos in every state, by default newest first; the removed ones only with `status=removed`. */
  @Operation('adminPhotos.list')
  list(@Query() query: AdminPhotoListQueryDto, @CurrentViewer() viewer: Viewer): Promise<AdminPhotoPage> {
    return this.photos.list(query, viewer);
  }

  /** The number of photos in each state and in the other queues of the list. */
  @Operation('adminPhotos.counts')
  counts(): Promise<PhotoStatusCounts> {
    return this.photos.counts();
  }

  /** The licences of the photos and how many photos have each, the most frequent first; null: no licence. */
  @Operation('adminPhotos.licences')
  licences(): Promise<LicenceCount[]> {
    return this.photos.licences();
  }

  /** The first photos that have this inventory number, however it is spaced, at the same institution or at one not stated. */
  @Operation('adminPhotos.withNumber')
  withNumber(@Query() query: InventoryNumberQueryDto): Promise<PhotoWithNumber[]> {
    return this.photos.withNumber(query);
  }

  /** One photo, whatever its state. Proposed ones are known to those who decide about them only. */
  @Operation('adminPhotos.byId')
  byId(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<AdminPhotoDetail> {
    return this.photos.byId(params, viewer);
  }

  /** Changes the metadata of a photo, its links, and whether it is public. */
  @Operation('adminPhotos.change')
  @UseInterceptors(FieldAliases)
  change(
    @Param() { id }: IdParamDto,
    @Body() change: PhotoChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminPhotoDetail> {
    return this.photos.change({ ...change, id }, viewer);
  }

  /** Processes a failed photo again. Moderators may let in one whose picture was removed on request, or resembles such a one. */
  @Operation('adminPhotos.retry')
  retry(
    @Param() { id }: IdParamDto,
    @Body() retry: PhotoRetryDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminPhoto> {
    return this.photos.retry({ ...retry, id }, viewer);
  }

  /** Removes a photo; it is no longer public at once. */
  @Operation('adminPhotos.remove')
  remove(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.photos.remove(params, viewer);
  }

  /** Makes a removed photo what it was before its removal, for 30 days. */
  @Operation('adminPhotos.restore')
  restore(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<AdminPhoto> {
    return this.photos.restore(params, viewer);
  }
}
