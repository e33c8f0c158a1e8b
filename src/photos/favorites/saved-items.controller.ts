import { Controller, Header } from '@nestjs/common';
import type { SavedItems } from '../../contract/saved-item.js';
import type { Viewer } from '../../contract/access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { SavedItemsService } from './saved-items.service.js';

@Controller()
export class SavedItemsController {
  constructor(private readonly savedItems: SavedItemsService) {}

  /** The ids of all favorites and bookmarks of the caller; public pages load them once, after they are shown. */
  @Operation('savedItems.list')
  @Header('Cache-Control', 'private, no-store')
  list(@CurrentViewer() viewer: Viewer): Promise<SavedItems> {
    return this.savedItems.list(viewer);
  }
}
