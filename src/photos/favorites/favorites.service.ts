import { Injectable } from '@nestjs/common';
import { memberIdOf, type Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { SavedItemAdded, Favorite } from '../../contract/saved-item.js';
import { PersonalData } from '../../records/personal-data.js';
import { FavoritesRepository } from './favorites.repository.js';
import { presentFavorite } from '../photo.presenter.js';
import { PhotosRepository } from '../public/photos.repository.js';

/**
 * A member's favorites. They are the member's own marks, not records of the archive: no history is written of them. They
 * drop no cached page either: the only public page that they touch is the list of popular photos, which may be up to five
 * minutes old (HtmlCache, and `max-age` of GET /api/photos/popular), and every click on a heart would empty the cache of
 * every list.
 */
@Injectable()
export class FavoritesService {
  constructor(
    private readonly favorites: FavoritesRepository,
    private readonly photos: PhotosRepository,
    personalData: PersonalData,
  ) {
    personalData.register('favorites', { find: (userId) => this.favorites.listHeld(userId) });
  }

  /** Published photos only, the latest favorited first. */
  async list(viewer: Viewer): Promise<Favorite[]> {
    const rows = await this.photos.findFavoritesOf(memberIdOf(viewer));
    const { entities } = await this.photos.findRelations(rows.map(({ id }) => id));
    return rows.map((row) => presentFavorite(row, entities.get(row.id) ?? []));
  }

  findIds(viewer: Viewer): Promise<number[]> {
    return this.favorites.findIds(memberIdOf(viewer));
  }

  /**
   * Once, however often and from however many tabs it is asked for.
   * @throws DomainError photo_not_found for a photo that the public cannot see
   */
  async add({ photoId }: { photoId: number }, viewer: Viewer): Promise<SavedItemAdded> {
    const result = await this.favorites.add(memberIdOf(viewer), photoId);
    if (result === 'no_photo') throw new DomainError('photo_not_found');
    return { alreadyAdded: result === 'already_added' };
  }

  async remove({ photoId }: { photoId: number }, viewer: Viewer): Promise<void> {
    await this.favorites.remove(memberIdOf(viewer), photoId);
  }
}
