import { Body, Controller, Header, Param, Query, UploadedFile, UseGuards, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiExcludeEndpoint, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import type { Contribution } from '../contract/contribution.js';
import type { Viewer } from '../contract/access.js';
import { IdParamDto } from '../platform/http/id-param.dto.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import type { UploadedImage } from '../images/upload/multer-image-storage.js';
import { FieldAliases } from '../records/field-aliases.interceptor.js';
import { ContributionListQueryDto } from './contribution.dto.js';
import { ContributionEditDto, ProposalDto, SuggestionDto } from './contribution-fields.dto.js';
import { ContributionsService } from './contributions.service.js';
import { ProposalLimits } from './proposal-limits.js';
import { ProposalsService } from './proposals.service.js';
import { SuggestionsService } from './suggestions.service.js';

@Controller()
export class ContributionsController {
  constructor(
    private readonly contributions: ContributionsService,
    private readonly suggestions: SuggestionsService,
    private readonly proposals: ProposalsService,
  ) {}

  /** The caller's contributions, newest first; an administrator sees everybody's unless `mine` is set. */
  @Operation('contributions.list')
  @Header('Cache-Control', 'private, no-store')
  list(@Query() query: ContributionListQueryDto, @CurrentViewer() viewer: Viewer): Promise<Contribution[]> {
    return this.contributions.list(query, viewer);
  }

  /** Suggests a correction or sends a memory (JSON), or proposes a new photo (multipart with `image`). It is pending until a moderator decides. */
  @Operation('contributions.create')
  @ApiConsumes('application/json', 'multipart/form-data')
  @ApiExtraModels(SuggestionDto, ProposalDto)
  @ApiBody({
    schema: {
      oneOf: [
        { $ref: getSchemaPath(SuggestionDto) },
        {
          allOf: [
            { type: 'object', required: ['image'], properties: { image: { type: 'string', format: 'binary' } } },
            { $ref: getSchemaPath(ProposalDto) },
          ],
        },
      ],
    },
  })
  suggest(@Body() suggestion: SuggestionDto, @CurrentViewer() viewer: Viewer): Promise<Contribution> {
    return this.suggestions.suggest(suggestion, viewer);
  }

  /** The multipart variant of `create`. OpenAPI has one entry per route, so it is described there. */
  @Operation('contributions.propose')
  @ApiExcludeEndpoint()
  @UseGuards(ProposalLimits)
  @UseInterceptors(FileInterceptor('image'), FieldAliases)
  propose(
    @UploadedFile() image: UploadedImage | undefined,
    @Body() proposal: ProposalDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<Contribution> {
    return this.proposals.propose(image, proposal, viewer);
  }

  /** One of the caller's contributions; for an administrator anybody's. */
  @Operation('contributions.byId')
  @Header('Cache-Control', 'private, no-store')
  byId(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<Contribution> {
    return this.contributions.byId(params, viewer);
  }

  /** Changes one of the caller's pending contributions. */
  @Operation('contributions.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() edit: ContributionEditDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<Contribution> {
    return this.contributions.change(Object.assign({ id }, edit), viewer);
  }

  /** Withdraws one of the caller's pending contributions. */
  @Operation('contributions.withdraw')
  withdraw(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.contributions.withdraw(params, viewer);
  }
}
