import { Body, Controller, Header, Param } from '@nestjs/common';
import type { SavedSearch } from '../../contract/saved-search.js';
import type { Viewer } from '../../contract/access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { NewSavedSearchDto, SavedSearchKeyDto, SavedSearchNameDto } from './saved-search.dto.js';
import { SavedSearchesService } from './saved-searches.service.js';

@Controller()
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  /** The caller's saved searches, the latest first, with how many photos are new in each. */
  @Operation('savedSearches.list')
  @Header('Cache-Control', 'private, no-store')
  list(@CurrentViewer() viewer: Viewer): Promise<SavedSearch[]> {
    return this.searches.list(viewer);
  }

  /** Saves a search, 50 at most; one that is saved already is answered as it is. */
  @Operation('savedSearches.add')
  add(@Body() search: NewSavedSearchDto, @CurrentViewer() viewer: Viewer): Promise<SavedSearch> {
    return this.searches.add(search, viewer);
  }

  /** Renames one of the caller's searches. */
  @Operation('savedSearches.rename')
  rename(
    @Param() { id }: SavedSearchKeyDto,
    @Body() { name }: SavedSearchNameDto,
    @CurrentViewer() viewer: Viewer,
  ): Promise<void> {
    return this.searches.rename({ id, name }, viewer);
  }

  /** The caller has opened the search: from now on, photos are new that are published later. */
  @Operation('savedSearches.open')
  open(@Param() key: SavedSearchKeyDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.searches.open(key, viewer);
  }

  /** Removes one of the caller's searches; 204 also when there is none. */
  @Operation('savedSearches.remove')
  remove(@Param() key: SavedSearchKeyDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.searches.remove(key, viewer);
  }
}
