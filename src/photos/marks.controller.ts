import { Controller, Get, Header } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { MarksDto } from './marks.dto.js';
import { MarksService } from './marks.service.js';

@Controller('user/marks')
export class MarksController {
  constructor(private readonly marks: MarksService) {}

  /** The ids of everything that the caller favorited or bookmarked: asked for once, after a public page has loaded. */
  @Get()
  @Header('Cache-Control', 'private, no-store')
  @Operation('marks.list')
  list(@CurrentViewer() viewer: Viewer): Promise<MarksDto> {
    return this.marks.list(viewer);
  }
}
