import { Controller, Query } from '@nestjs/common';
import { CachedForPages } from '../../platform/http/cached-for-pages.decorator.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import { TagDto, TagIdsDto } from './tag.dto.js';
import { TagsService } from './tags.service.js';

@Controller()
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  /** All tags, by their Italian name. */
  @Operation('tags.list')
  list(): Promise<TagDto[]> {
    return this.tags.list();
  }

  /** The tags that most published photos carry, at most 200, by their Italian name. */
  @Operation('tags.mostUsed')
  @Shows('tags')
  @CachedForPages()
  mostUsed(): Promise<TagDto[]> {
    return this.tags.mostUsed();
  }

  /** The tags with these ids, by their Italian name. */
  @Operation('tags.byIds')
  @Shows('tags')
  byIds(@Query() { ids }: TagIdsDto): Promise<TagDto[]> {
    return this.tags.byIds(ids.split(',').map(Number));
  }
}
