import { Body, Controller, Header, Param } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { SavedItemAddedDto } from '../../records/added-saved-item.dto.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { BookmarkKeyDto } from './bookmark.dto.js';
import { BookmarksService } from './bookmarks.service.js';
import { EntityDto } from '../entity.dto.js';

@Controller()
export class BookmarksController {
  constructor(private readonly bookmarks: BookmarksService) {}

  /** The entities that the caller bookmarked, the latest bookmark first. */
  @Operation('bookmarks.list')
  @Header('Cache-Control', 'private, no-store')
  list(@CurrentViewer() viewer: Viewer): Promise<EntityDto[]> {
    return this.bookmarks.list(viewer);
  }

  /** Bookmarks an entity; bookmarking it again changes nothing. */
  @Operation('bookmarks.add')
  add(@Body() key: BookmarkKeyDto, @CurrentViewer() viewer: Viewer): Promise<SavedItemAddedDto> {
    return this.bookmarks.add(key, viewer);
  }

  /** Removes a bookmark; 204 also when there was none. */
  @Operation('bookmarks.remove')
  remove(@Param() key: BookmarkKeyDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.bookmarks.remove(key, viewer);
  }
}
