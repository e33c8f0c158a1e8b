import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  UploadedFile,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Viewer } from '../contract/access.js';
import { IdParamDto } from '../platform/http/id-param.dto.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import type { UploadedImage } from '../images/upload/multer-image-storage.js';
import { ContributionDto, ContributionListQueryDto } from './contribution.dto.js';
import { ContributionEditDto, ProposalDto, SuggestionDto } from './contribution-fields.dto.js';
import { ContributionIntake } from './contribution-intake.js';
import { ContributionsService } from './contributions.service.js';
import { ProposalLimits } from './proposal-limits.js';

@Controller('contributions')
export class ContributionsController {
  constructor(
    private readonly contributions: ContributionsService,
    private readonly intake: ContributionIntake,
  ) {}

  /** The caller's contributions, newest first; an administrator sees everybody's unless `mine` is set. */
  @Get()
  @Header('Cache-Control', 'private, no-store')
  @Operation('contributions.list')
  list(@Query() query: ContributionListQueryDto, @CurrentViewer() viewer: Viewer): Promise<ContributionDto[]> {
    return this.contributions.list(query, viewer);
  }

  /** Suggests a correction (JSON), or proposes a new photo (multipart with `image`); it waits until somebody decides. */
  @Post()
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
  @UseGuards(ProposalLimits)
  @UseInterceptors(FileInterceptor('image'))
  create(
    @Req() request: Request,
    @UploadedFile() image: UploadedImage | undefined,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ContributionDto> {
    const isForm = Boolean(request.is('multipart/form-data'));
    return this.intake.receive({ isForm, image, fields: request.body }, viewer);
  }

  /** One of the caller's contributions; for an administrator anybody's. */
  @Get(':id')
  @Header('Cache-Control', 'private, no-store')
  @Operation('contributions.byId')
  byId(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<ContributionDto> {
    return this.contributions.byId(params, viewer);
  }

  /** Changes a contribution of the caller's on which nobody has decided. */
  @Patch(':id')
  @Operation('contributions.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() edit: ContributionEditDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ContributionDto> {
    return this.contributions.change(Object.assign({ id }, edit), viewer);
  }

  /** Takes back a contribution of the caller's on which nobody has decided. */
  @Delete(':id')
  @HttpCode(204)
  @Operation('contributions.withdraw')
  withdraw(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.contributions.withdraw(params, viewer);
  }
}
