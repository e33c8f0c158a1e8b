import { Body, Controller, Header, Param } from '@nestjs/common';
import type { Favorite, SavedItemAdded } from '../../contract/saved-item.js';
import type { Viewer } from '../../contract/access.js';
import { Operation } from '../../platform/http/operation.decorator.js';
import { CurrentViewer } from '../../platform/http/viewer.decorator.js';
import { FavoriteKeyDto } from './favorite.dto.js';
import { FavoritesService } from './favorites.service.js';

@Controller()
export class FavoritesController {
  constructor(private readonly favorites: FavoritesService) {}

  /** The caller's favorite photos, the latest first; photos that are no longer public are left out. */
  @Operation('favorites.list')
  @Header('Cache-Control', 'private, no-store')
  list(@CurrentViewer() viewer: Viewer): Promise<Favorite[]> {
    return this.favorites.list(viewer);
  }

  /** Adds a photo to the caller's favorites; adding it again changes nothing. */
  @Operation('favorites.add')
  add(@Body() key: FavoriteKeyDto, @CurrentViewer() viewer: Viewer): Promise<SavedItemAdded> {
    return this.favorites.add(key, viewer);
  }

  /** Removes a photo from the caller's favorites; 204 also when it was not one of them. */
  @Operation('favorites.remove')
  remove(@Param() key: FavoriteKeyDto, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.favorites.remove(key, viewer);
  }
}
