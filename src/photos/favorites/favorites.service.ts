import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { memberIdOf } from '../../contract/member-id.js';
import { DomainError } from '../../contract/errors.js';
import type { SavedItemAdded, Favorite } from '../../contract/saved-item.js';
import { PersonalData } from '../../records/personal-data.js';
import { SettingsService } from '../../settings/settings.service.js';
import { FavoritesRepository } from './favorites.repository.js';
import { presentFavorite } from '../photo.presenter.js';
import { PhotosRepository } from '../public/photos.repository.js';

/**
 * A member's favorites. They are personal, not records of the archive, so they have no history. They invalidate no cached
 * page either: only the list of popular photos depends on them. That list may be five minutes old (HtmlCache, and `max-age`
 * of GET /api/photos/popular), and otherwise every click would drop the cached pages of all lists.
 */
@Injectable()
export class FavoritesService {
  constructor(
    private readonly favorites: FavoritesRepository,
    private readonly photos: PhotosRepository,
    private readonly settings: SettingsService,
    personalData: PersonalData,
  ) {
    personalData.register('favorites', { find: (userId) => this.favorites.listPersonalData(userId) });
  }

  /** Published photos only, the latest favorite first. */
  async list(viewer: Viewer): Promise<Favorite[]> {
    const rows = await this.photos.findFavoritesOf(memberIdOf(viewer));
    const { entities } = await this.photos.findRelations(rows.map(({ id }) => id));
    const widthOf = await this.settings.publicWidths();
    return rows.map((row) => presentFavorite(row, widthOf, entities.get(row.id) ?? []));
  }

  findIds(viewer: Viewer): Promise<number[]> {
    return this.favorites.findIds(memberIdOf(viewer));
  }

  /**
   * Idempotent, also for simultaneous requests from several tabs.
   * @throws DomainError photo_not_found for a photo that is not public
   */
  async add({ photoId }: { photoId: number }, viewer: Viewer): Promise<SavedItemAdded> {
    const result = await this.favorites.add(memberIdOf(viewer), photoId);
    if (result === 'not_found') throw new DomainError('photo_not_found');
    return { alreadyAdded: result === 'already_added' };
  }

  async remove({ photoId }: { photoId: number }, viewer: Viewer): Promise<void> {
    await this.favorites.remove(memberIdOf(viewer), photoId);
  }
}
