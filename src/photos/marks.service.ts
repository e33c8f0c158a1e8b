import { Injectable } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import type { Marks } from '../contract/mark.js';
import { BookmarksService } from '../entities/bookmarks.service.js';
import { FavoritesService } from './favorites.service.js';

/** Favorites and bookmarks together; beside the photos, because photos know cards and not the other way round. */
@Injectable()
export class MarksService {
  constructor(
    private readonly favorites: FavoritesService,
    private readonly bookmarks: BookmarksService,
  ) {}

  async list(viewer: Viewer): Promise<Marks> {
    const [photoIds, entityIds] = await Promise.all([this.favorites.findIds(viewer), this.bookmarks.findIds(viewer)]);
    return { photoIds, entityIds };
  }
}
