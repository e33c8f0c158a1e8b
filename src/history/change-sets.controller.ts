import { Body, Controller, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Paged } from '../contract/page.js';
import type { ChangeSetSummary, HistoryChoices, ChangeSet, RevertPreview } from '../contract/change-set.js';
import type { Viewer } from '../contract/access.js';
import { IdParamDto } from '../platform/http/id-param.dto.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { ChangeSetListQueryDto, PartQueryDto, RevertDto } from './change-set.dto.js';
import { ChangeSetsService } from './change-sets.service.js';

@ApiTags('History')
@Controller()
export class ChangeSetsController {
  constructor(private readonly sets: ChangeSetsService) {}

  /** Change sets, newest first; optionally of one kind of record, or of one record. */
  @Operation('changeSets.list')
  list(@Query() query: ChangeSetListQueryDto, @CurrentViewer() viewer: Viewer): Promise<Paged<ChangeSetSummary>> {
    return this.sets.list(query, viewer);
  }

  /** What the caller can filter the history by: kinds of records, and those who have changed something. */
  @Operation('changeSets.choices')
  choices(@CurrentViewer() viewer: Viewer): Promise<HistoryChoices> {
    return this.sets.choices(viewer);
  }

  /** One change set with the changes of every field. */
  @Operation('changeSets.byId')
  byId(@Param() params: IdParamDto, @CurrentViewer() viewer: Viewer): Promise<ChangeSet> {
    return this.sets.byId(params, viewer);
  }

  /** What a revert would meet now: it is tried, and nothing changes. */
  @Operation('changeSets.preview')
  preview(
    @Param() { id }: IdParamDto,
    @Query() { changeId }: PartQueryDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<RevertPreview> {
    return this.sets.preview({ id, changeId }, viewer);
  }

  /**
   * Reverts a change set, or one part of it, and returns the change set that does so. A later edit of the same fields is a
   * conflict.
   */
  @Operation('changeSets.revert')
  revert(
    @Param() { id }: IdParamDto,
    @Body() { reason, changeId }: RevertDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<ChangeSet> {
    return this.sets.revert({ id, reason, changeId }, viewer);
  }
}
