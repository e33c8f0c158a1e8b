import { Body, Controller, Header, Param } from '@nestjs/common';
import type { Entity } from '../../contract/entity.js';
import type { SavedItemAdded } from '../../contract/saved-item.js';
import type { Viewer } from '../../contract/access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { BookmarkKeyDto } from './bookmark.dto.js';
import { BookmarksService } from './bookmarks.service.js';

@Controller()
export class BookmarksController {
  constructor(private readonly bookmarks: BookmarksService) {}

  /** The entities that the caller bookmarked, the latest bookmark first. */
  @Operation('bookmarks.list')
  @Header('Cache-Control', 'private, no-store')
  list(@CurrentViewer() viewer: Viewer): Promise<Entity[]> {
    return this.bookmarks.list(viewer);
  }

  /** Bookmarks an entity; bookmarking it again changes nothing. */
  @Operation('bookmarks.add')
  add(@Body() key: BookmarkKeyDto, @CurrentViewer() viewer: Viewer): Promise<SavedItemAdded> {
    return this.bookmarks.add(key, viewer);
  }

  /** Removes a bookmark; 204 also when there was none. */
  @Operation('bookmarks.remove')
  remove(@Param() key: BookmarkKeyDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.bookmarks.remove(key, viewer);
  }
}
