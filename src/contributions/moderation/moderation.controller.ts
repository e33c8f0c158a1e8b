import { Body, Controller, Header, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags, OmitType } from '@nestjs/swagger';
import type { Paged } from '../../contract/page.js';
import type { Contribution } from '../../contract/contribution.js';
import type { ContributionCounts, DecisionsResult, Review } from '../../contract/moderation.js';
import type { AdminPhotoDetail } from '../../contract/admin-photo.js';
import type { Viewer } from '../../contract/access.js';
import { PhotoChangeDto } from '../../photos/admin/photo-change.dto.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { FieldAliases } from '../../records/field-aliases.interceptor.js';
import { ApprovalDto, DecisionsDto, RejectionDto } from './decision.dto.js';
import { ModerationService } from './moderation.service.js';
import { ProposedPhotosService } from './proposed-photos.service.js';
import { QueueFilterDto, QueueOrderDto, QueueQueryDto } from './queue.dto.js';
import { QueueService } from './queue.service.js';

/** Whether a proposed photo is public is decided with its contribution. */
export class ProposedPhotoChangeDto extends OmitType(PhotoChangeDto, ['status']) {}

@ApiTags('Contributions')
@Controller()
export class ModerationController {
  constructor(
    private readonly moderation: ModerationService,
    private readonly queue: QueueService,
    private readonly proposedPhotos: ProposedPhotosService,
  ) {}

  /** The contributions of all members, the oldest first unless `sort=newest`. */
  @Operation('moderation.list')
  @Header('Cache-Control', 'private, no-store')
  list(@Query() query: QueueQueryDto): Promise<Paged<Contribution>> {
    return this.queue.list(query);
  }

  /** The number of contributions of each status, under the other conditions of the filter. */
  @Operation('moderation.counts')
  @Header('Cache-Control', 'private, no-store')
  counts(@Query() filter: QueueFilterDto): Promise<ContributionCounts> {
    return this.queue.counts(filter);
  }

  /** Approves or rejects several contributions, each in a transaction of its own; says which failed, and why. */
  @Operation('moderation.decide')
  decide(@Body() decisions: DecisionsDto, @CurrentViewer() viewer: Viewer): Promise<DecisionsResult> {
    return this.moderation.decideAll(decisions, viewer);
  }

  /** One contribution with the present values of its photo, and its neighbours in the queue of the same filter and order. */
  @Operation('moderation.byId')
  @Header('Cache-Control', 'private, no-store')
  byId(@Param() { id }: IdParamDto, @Query() order: QueueOrderDto): Promise<Review> {
    return this.queue.byId({ ...order, id });
  }

  /** The hidden photo of a proposal. */
  @Operation('moderation.photo')
  @Header('Cache-Control', 'private, no-store')
  photo(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<AdminPhotoDetail> {
    return this.proposedPhotos.byId(params, viewer);
  }

  /** Changes the hidden photo of a pending proposal: its metadata, tags and entities. */
  @Operation('moderation.changePhoto')
  @UseInterceptors(FieldAliases)
  changePhoto(
    @Param() { id }: IdParamDto,
    @Body() change: ProposedPhotoChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminPhotoDetail> {
    return this.proposedPhotos.change({ ...change, id }, viewer);
  }

  /**
   * Applies the correction to its photo, with the moderator's value where one is given; publishes the proposed photo; or
   * accepts the memory and writes it into the named field.
   */
  @Operation('contributions.approve')
  approve(
    @Param() { id }: IdParamDto,
    @Body() approval: ApprovalDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<Contribution> {
    return this.moderation.approve({ ...approval, id }, viewer);
  }

  /** Rejects it; the reason is shown to the contributor. */
  @Operation('contributions.reject')
  reject(
    @Param() { id }: IdParamDto,
    @Body() rejection: RejectionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<Contribution> {
    return this.moderation.reject({ ...rejection, id }, viewer);
  }
}
