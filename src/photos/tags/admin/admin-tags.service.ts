import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../../contract/access.js';
import { DomainError, invalidField } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import {
  type AdminTag,
  type AdminTagListQuery,
  type AdminTagPage,
  adminTagSorts,
  type NewTag,
  type Tag,
  type TagChange,
  type TagsRemoved,
} from '../../../contract/tag.js';
import type { Actor } from '../../../history/actor.js';
import { History } from '../../../history/history.js';
import { definedOnly } from '../../../platform/defined-only.js';
import { TagChanges } from '../tag-changes.js';
import { TaggedPhotos } from '../tagged-photos.js';
import { presentAdminTag, presentTag } from '../tag.presenter.js';
import { AdminTagsRepository } from './admin-tags.repository.js';

/** Tags, for editors. What several tags and their photos go through is one change set. */
@Injectable()
export class AdminTagsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tags: AdminTagsRepository,
    private readonly changes: TagChanges,
    private readonly photos: TaggedPhotos,
    private readonly history: History,
  ) {}

  async list({ sort = adminTagSorts[0], ...query }: AdminTagListQuery): Promise<AdminTagPage> {
    const [found, unused] = await Promise.all([
      this.tags.list({ ...query, sort, limit: limits.pageSize.admin }),
      this.tags.findUnused(),
    ]);
    return { ...found, items: found.items.map(presentAdminTag), unusedCount: unused.length };
  }

  /** Those that a filter of photos offers, also of drafts. */
  async offered(): Promise<Tag[]> {
    return (await this.tags.listMostUsed(limits.tags.offered)).map(presentTag);
  }

  /** @throws DomainError not_found */
  byId({ id }: { id: number }): Promise<AdminTag> {
    return this.get(id, this.dataSource.manager);
  }

  /** @throws DomainError validation_failed, `field_taken` for a name or slug of another tag */
  create(fields: NewTag, viewer: Viewer): Promise<AdminTag> {
    return this.dataSource.transaction(async (tx) => {
      const { id } = await this.changes.create(fields, { source: 'api', viewer }, tx);
      return this.get(id, tx);
    });
  }

  /** @throws DomainError not_found, record_outdated; validation_failed, `field_taken` for a name or slug of another tag */
  change({ id, ...change }: { id: number } & TagChange, viewer: Viewer): Promise<AdminTag> {
    return this.dataSource.transaction(async (tx) => {
      await this.changes.change(id, definedOnly(change), { source: 'api', viewer }, tx);
      return this.get(id, tx);
    });
  }

  /** @throws DomainError not_found when one of the tags does not exist; validation_failed for a tag merged into itself */
  merge({ id, tagIds }: { id: number; tagIds: number[] }, viewer: Viewer): Promise<TagsRemoved> {
    if (tagIds.includes(id)) throw invalidField('tagIds');
    return this.dataSource.transaction(async (tx) => {
      const actor: Actor = { source: 'api', viewer };
      await this.changes.lock([id, ...tagIds], tx);
      const photoCount = await this.photos.replace(tagIds, id, actor, tx);
      await this.photos.replaceInSavedSearches(tagIds, id, tx);
      await this.changes.remove(tagIds, actor, tx);
      return this.removed(tagIds, photoCount, actor, tx);
    });
  }

  /** @throws DomainError not_found when one of the tags does not exist; tag_in_use */
  remove({ ids, evenIfUsed = false }: { ids: number[]; evenIfUsed?: boolean }, viewer: Viewer): Promise<TagsRemoved> {
    return this.dataSource.transaction(async (tx) => {
      const actor: Actor = { source: 'api', viewer };
      await this.changes.lock(ids, tx);
      const photoCount = await this.photos.replace(ids, null, actor, tx);
      if (photoCount > 0 && !evenIfUsed) throw new DomainError('tag_in_use', { count: photoCount });
      await this.changes.remove(ids, actor, tx);
      return this.removed(ids, photoCount, actor, tx);
    });
  }

  removeUnused(viewer: Viewer): Promise<TagsRemoved> {
    return this.dataSource.transaction(async (tx) => {
      const actor: Actor = { source: 'api', viewer };
      await this.changes.lockAll(tx);
      const ids = await this.tags.findUnused(tx);
      await this.changes.remove(ids, actor, tx);
      return this.removed(ids, 0, actor, tx);
    });
  }

  private async removed(ids: number[], photoCount: number, actor: Actor, tx: EntityManager): Promise<TagsRemoved> {
    return { changeSetId: await this.history.openSet(actor, tx), tagCount: ids.length, photoCount };
  }

  private async get(id: number, tx: EntityManager): Promise<AdminTag> {
    const tag = await this.tags.find(id, tx);
    if (!tag) throw new DomainError('not_found');
    return presentAdminTag(tag);
  }
}
