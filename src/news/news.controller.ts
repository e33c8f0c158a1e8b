import { Controller, Header } from '@nestjs/common';
import type { News } from '../contract/news.js';
import type { Viewer } from '../contract/access.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { CurrentViewer } from '../platform/http/viewer.decorator.js';
import { NewsService } from './news.service.js';

@Controller()
export class NewsController {
  constructor(private readonly news: NewsService) {}

  /** What is new since the caller's last visit: photos, entities, and decisions on the caller's contributions. */
  @Operation('news.list')
  @Header('Cache-Control', 'private, no-store')
  list(@CurrentViewer() viewer: Viewer): Promise<News> {
    return this.news.list(viewer);
  }
}
