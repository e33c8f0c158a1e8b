import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { memberIdOf } from '../../contract/member-id.js';
import type { Entity } from '../../contract/entity.js';
import { DomainError } from '../../contract/errors.js';
import type { SavedItemAdded } from '../../contract/saved-item.js';
import { PersonalData } from '../../records/personal-data.js';
import { SettingsService } from '../../settings/settings.service.js';
import { BookmarksRepository } from './bookmarks.repository.js';
import { EntitiesRepository } from '../public/entities.repository.js';
import { presentEntity } from '../entity.presenter.js';

/** A member's bookmarks. They are personal, so they have no history and invalidate no cached page. */
@Injectable()
export class BookmarksService {
  constructor(
    private readonly bookmarks: BookmarksRepository,
    private readonly entities: EntitiesRepository,
    private readonly settings: SettingsService,
    personalData: PersonalData,
  ) {
    personalData.register('bookmarks', { find: (userId) => this.bookmarks.listPersonalData(userId) });
  }

  /** The latest bookmark first. */
  async list(viewer: Viewer): Promise<Entity[]> {
    const widthOf = await this.settings.publicWidths();
    return (await this.entities.findBookmarkedBy(memberIdOf(viewer))).map((row) => presentEntity(row, widthOf));
  }

  findIds(viewer: Viewer): Promise<number[]> {
    return this.bookmarks.findIds(memberIdOf(viewer));
  }

  /**
   * Idempotent, also for simultaneous requests from several tabs.
   * @throws DomainError entity_not_found
   */
  async add({ entityId }: { entityId: number }, viewer: Viewer): Promise<SavedItemAdded> {
    const result = await this.bookmarks.add(memberIdOf(viewer), entityId);
    if (result === 'not_found') throw new DomainError('entity_not_found');
    return { alreadyAdded: result === 'already_added' };
  }

  async remove({ entityId }: { entityId: number }, viewer: Viewer): Promise<void> {
    await this.bookmarks.remove(memberIdOf(viewer), entityId);
  }
}
