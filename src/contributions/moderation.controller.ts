import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Viewer } from '../contract/access.js';
import { IdParamDto } from '../platform/http/id-param.dto.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { ContributionDto } from './contribution.dto.js';
import { RejectionDto } from './contribution-fields.dto.js';
import { ModerationService } from './moderation.service.js';

@ApiTags('Contributions')
@Controller()
export class ModerationController {
  constructor(private readonly moderation: ModerationService) {}

  /** Applies the correction to its photo, publishes the proposed photo, or accepts the memory, which changes no photo. */
  @Operation('contributions.approve')
  approve(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<ContributionDto> {
    return this.moderation.approve(params, viewer);
  }

  /** Rejects it; the reason is shown to the contributor. */
  @Operation('contributions.reject')
  reject(
    @Param() { id }: IdParamDto,
    @Body() { reason }: RejectionDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ContributionDto> {
    return this.moderation.reject({ id, reason }, viewer);
  }
}
