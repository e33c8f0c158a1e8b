import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import type { SavedItems } from '../../contract/saved-item.js';
import { BookmarksService } from '../../entities/bookmarks/bookmarks.service.js';
import { FavoritesService } from './favorites.service.js';

/** Favorites and bookmarks together. In this module because photos depend on entities, and not the other way round. */
@Injectable()
export class SavedItemsService {
  constructor(
    private readonly favorites: FavoritesService,
    private readonly bookmarks: BookmarksService,
  ) {}

  async list(viewer: Viewer): Promise<SavedItems> {
    const [photoIds, entityIds] = await Promise.all([this.favorites.findIds(viewer), this.bookmarks.findIds(viewer)]);
    return { photoIds, entityIds };
  }
}
