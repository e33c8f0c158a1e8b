import { Controller } from '@nestjs/common';
import { CachedForPages } from '../../platform/http/cached-for-pages.decorator.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { Shows } from '../../platform/http/shows.decorator.js';
import { TagDto } from './tag.dto.js';
import { TagsService } from './tags.service.js';

@Controller()
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  /** All tags, by their Italian name. */
  @Operation('tags.list')
  @Shows('tags')
  @CachedForPages()
  list(): Promise<TagDto[]> {
    return this.tags.list();
  }
}
