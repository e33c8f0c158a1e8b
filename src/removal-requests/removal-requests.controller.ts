import type {
  RemovalRequestSent,
  RemovalRequest,
  RemovalRequestCounts,
  RemovalRequestDetail,
  RequestedPhoto,
} from '../contract/removal-request.js';
import type { Paged } from '../contract/page.js';
import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { Viewer } from '../contract/access.js';
import { IdParamDto } from '../platform/http/id-param.dto.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { RemovalRequestFieldsDto } from './removal-request-fields.dto.js';
import { RemovalDecisionDto, RemovalExtensionDto, RemovalRequestListQueryDto } from './removal-request.dto.js';
import { RemovalRequestIntake } from './removal-request-intake.js';
import { RemovalRequestsService } from './removal-requests.service.js';
import { ResemblingRequestsService } from './resembling-requests.service.js';

@Controller()
export class RemovalRequestsController {
  constructor(
    private readonly intake: RemovalRequestIntake,
    private readonly requests: RemovalRequestsService,
    private readonly resemblingRequests: ResemblingRequestsService,
  ) {}

  /** Asks the archive to remove a photo. */
  @Operation('removal.request')
  send(@Body() fields: RemovalRequestFieldsDto, @Req() request: Request): Promise<RemovalRequestSent> {
    return this.intake.accept(fields, request);
  }

  /** Removal requests: the open ones by the time that is left, others with the latest first. */
  @Operation('removalRequests.list')
  list(@Query() query: RemovalRequestListQueryDto): Promise<Paged<RemovalRequest>> {
    return this.requests.list(query);
  }

  /** The number of removal requests in each list. */
  @Operation('removalRequests.counts')
  counts(): Promise<RemovalRequestCounts> {
    return this.requests.counts();
  }

  /** One removal request with its reason and its decision. */
  @Operation('removalRequests.byId')
  byId(@Param() params: IdParamDto): Promise<RemovalRequestDetail> {
    return this.requests.byId(params);
  }

  /** Photos of other scans that look like the one of a request, in every state but removed: the first 20. They may be others. */
  @Operation('removalRequests.resembling')
  resembling(@Param() params: IdParamDto): Promise<RequestedPhoto[]> {
    return this.resemblingRequests.photosLike(params);
  }

  /** Opens a request for another photo, with the sender and the reasons of this one; the open one where there is such a one. */
  @Operation('removalRequests.extend')
  extend(
    @Param() { id }: IdParamDto,
    @Body() { photoId }: RemovalExtensionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RemovalRequestDetail> {
    return this.resemblingRequests.extend({ id, photoId }, viewer);
  }

  /** Takes the photo out of every channel at once, until the request is decided. */
  @Operation('removalRequests.hide')
  hide(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<RemovalRequestDetail> {
    return this.requests.hide(params, viewer);
  }

  /** Removes the photo for good, or makes it visible again, with a statement of reasons for whoever asked. */
  @Operation('removalRequests.decide')
  decide(
    @Param() { id }: IdParamDto,
    @Body() decision: RemovalDecisionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RemovalRequestDetail> {
    return this.requests.decide({ ...decision, id }, viewer);
  }

  /** Erases the personal data of whoever asked; the request and its decision stay. */
  @Operation('removalRequests.erase')
  erase(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.requests.erase(params, viewer);
  }
}
