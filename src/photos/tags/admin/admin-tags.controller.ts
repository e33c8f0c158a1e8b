import { Body, Controller, Param, Query } from '@nestjs/common';
import type { AdminTagPage, AdminTag, Tag, TagsRemoved } from '../../../contract/tag.js';
import type { Viewer } from '../../../contract/access.js';
import { IdParamDto } from '../../../platform/http/id-param.dto.js';
import { Operation } from '../../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../../platform/http/viewer.decorator.js';
import { AdminTagListQueryDto, MergeTagsDto, NewTagDto, RemoveTagsDto, TagChangeDto } from './admin-tag.dto.js';
import { AdminTagsService } from './admin-tags.service.js';

@Controller()
export class AdminTagsController {
  constructor(private readonly tags: AdminTagsService) {}

  /** Tags with the number of their photos. */
  @Operation('adminTags.list')
  list(@Query() query: AdminTagListQueryDto): Promise<AdminTagPage> {
    return this.tags.list(query);
  }

  /** The tags that most photos have, published or not, at most 200, by their Italian name. */
  @Operation('adminTags.offered')
  offered(): Promise<Tag[]> {
    return this.tags.offered();
  }

  /** One tag. */
  @Operation('adminTags.byId')
  byId(@Param() params: IdParamDto): Promise<AdminTag> {
    return this.tags.byId(params);
  }

  /** Creates a tag. */
  @Operation('adminTags.create')
  create(@Body() fields: NewTagDto, @CurrentViewer() viewer: Viewer): Promise<AdminTag> {
    return this.tags.create(fields, viewer);
  }

  /** Changes names or slug; photos, search and pages follow. */
  @Operation('adminTags.change')
  change(
    @Param() { id }: IdParamDto,
    @Body() change: TagChangeDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<AdminTag> {
    return this.tags.change({ ...change, id }, viewer);
  }

  /** Replaces other tags by this one on all photos, and deletes them. */
  @Operation('adminTags.merge')
  merge(
    @Param() { id }: IdParamDto,
    @Body() { tagIds }: MergeTagsDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<TagsRemoved> {
    return this.tags.merge({ id, tagIds }, viewer);
  }

  /** Deletes tags, all or none. Those that photos carry are deleted only with `evenIfUsed`. */
  @Operation('adminTags.remove')
  remove(@Body() input: RemoveTagsDto, @CurrentViewer() viewer: Viewer): Promise<TagsRemoved> {
    return this.tags.remove(input, viewer);
  }

  /** Deletes every tag that no photo carries. */
  @Operation('adminTags.removeUnused')
  removeUnused(@CurrentViewer() viewer: Viewer): Promise<TagsRemoved> {
    return this.tags.removeUnused(viewer);
  }
}
