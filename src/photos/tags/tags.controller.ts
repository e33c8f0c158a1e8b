import { Controller, Query } from '@nestjs/common';
import type { Tag } from '../../contract/tag.js';
import { CachedForPages } from '../../platform/http/cached-for-pages.decorator.js';
import { idsOf, IdsQueryDto } from '../../platform/http/ids-query.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import { TagsService } from './tags.service.js';

/** Which tags there are follows the photos. */
@Controller()
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  /** All tags but those that only unpublished photos have, by their Italian name. */
  @Operation('tags.list')
  list(): Promise<Tag[]> {
    return this.tags.list();
  }

  /** The tags that most published photos carry, at most 200, by their Italian name. */
  @Operation('tags.mostUsed')
  @Shows('tags', 'photos')
  @CachedForPages()
  mostUsed(): Promise<Tag[]> {
    return this.tags.mostUsed();
  }

  /** The tags with these ids, but those that only unpublished photos have, by their Italian name. */
  @Operation('tags.byIds')
  @Shows('tags', 'photos')
  byIds(@Query() query: IdsQueryDto): Promise<Tag[]> {
    return this.tags.byIds(idsOf(query));
  }
}
