import { Controller, Get } from '@nestjs/common';
import { Operation } from '../../platform/http/operation.decorator.js';
import { TagDto } from './tag.dto.js';
import { TagsService } from './tags.service.js';

@Controller('tags')
export class TagsController {
  constructor(private readonly tags: TagsService) {}

  /** All tags, by their Italian name. */
  @Get()
  @Operation('tags.list')
  list(): Promise<TagDto[]> {
    return this.tags.list();
  }
}
