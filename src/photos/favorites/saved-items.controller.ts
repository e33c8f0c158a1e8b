import { Controller, Header } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { SavedItemsDto } from './saved-items.dto.js';
import { SavedItemsService } from './saved-items.service.js';

@Controller()
export class SavedItemsController {
  constructor(private readonly marks: SavedItemsService) {}

  /** The ids of everything that the caller favorited or bookmarked: asked for once, after a public page has loaded. */
  @Operation('savedItems.list')
  @Header('Cache-Control', 'private, no-store')
  list(@CurrentViewer() viewer: Viewer): Promise<SavedItemsDto> {
    return this.marks.list(viewer);
  }
}
