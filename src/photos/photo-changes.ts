import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../contract/errors.js';
import type { PhotoMetadata } from '../contract/photo.js';
import { photoSlug } from '../contract/slug.js';
import { changedFields, sameFieldsOf } from '../platform/database/changed-fields.js';
import { RecordChanges } from '../platform/database/record-changes.js';
import { Slugs } from '../records/slugs.js';
import { SettingsService } from '../settings/settings.service.js';
import { type Actor, PhotoLifecycle } from './photo-lifecycle.js';
import { type Links, PhotoLinks } from './photo-links.js';
import { PhotoRow } from './photo.row.js';

/** Changes of what is told about a photo, each with its history and everything that follows from it. */
@Injectable()
export class PhotoChanges {
  constructor(
    private readonly changes: RecordChanges,
    private readonly slugs: Slugs,
    private readonly settings: SettingsService,
    private readonly links: PhotoLinks,
    private readonly lifecycle: PhotoLifecycle,
  ) {}

  /** The photo as it is; nobody else changes it until the transaction ends. */
  findLocked(id: number, tx: EntityManager): Promise<PhotoRow | null> {
    return tx.findOne(PhotoRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Writes what differs into a locked photo. A new title or year gives it a new slug, and the old one goes on leading to
   * it (contract.md, Data rules). Nothing that differs is no change.
   * @throws DomainError photo_removed
   */
  async change(photo: PhotoRow, facts: Partial<PhotoMetadata>, actor: Actor, tx: EntityManager): Promise<PhotoRow> {
    if (photo.status === 'removed') throw new DomainError('photo_removed');
    const changed = changedFields(photo, facts);
    if (Object.keys(changed).length === 0) return photo;
    const after: Partial<PhotoRow> = { ...changed, ...(await this.newSlug(photo, changed, tx)) };
    await tx.update(PhotoRow, { id: photo.id }, after as object);
    if (after.slug) await this.slugs.keepOld('photo', photo.slug, photo.id, tx);
    await this.changes.record(
      { kind: 'photo', recordId: photo.id, action: 'changed', before: sameFieldsOf(photo, after), after, ...actor },
      tx,
    );
    if (photo.status === 'published') await this.lifecycle.changedInPublic(photo.id, tx);
    return Object.assign({}, photo, after);
  }

  /**
   * Tags and cards of a locked photo; those that are left out stay. The cards that it is taken from are told as well.
   * @throws DomainError validation_failed, naming the field that holds an id of nothing
   */
  async link(photo: PhotoRow, told: Partial<Links>, actor: Actor, tx: EntityManager): Promise<void> {
    const before = await this.links.find(photo.id, tx);
    const after = { ...before, ...told, ...(told.tagIds && { tagIds: told.tagIds.toSorted((a, b) => a - b) }) };
    if (isDeepStrictEqual(after, before)) return;
    await this.links.check(after, tx);
    const isPublic = photo.status === 'published';
    if (isPublic) await this.lifecycle.changedInPublic(photo.id, tx);
    await this.links.replace(photo.id, after, tx);
    await tx.query('update photos set updated_at = now() where id = $1', [photo.id]);
    await this.changes.record({ kind: 'photo', recordId: photo.id, action: 'changed', before, after, ...actor }, tx);
    if (isPublic) await this.lifecycle.changedInPublic(photo.id, tx);
  }

  /** Publishes what a member proposed, under a slug of its own. @throws DomainError contribution_not_ready */
  async accept(photo: PhotoRow, actor: Actor, tx: EntityManager): Promise<void> {
    if (!photo.proposed || photo.status !== 'draft' || !photo.picture) throw new DomainError('contribution_not_ready');
    await this.lifecycle.accept(photo, await this.freeSlug(photo, tx), actor, tx);
  }

  /** A proposed photo has no address that anyone knows; it is given one when it is accepted. */
  private async newSlug(
    photo: PhotoRow,
    changed: Partial<PhotoMetadata>,
    tx: EntityManager,
  ): Promise<{ slug?: string }> {
    if (photo.proposed || !('title' in changed || 'year' in changed)) return {};
    const slug = await this.freeSlug(Object.assign({}, photo, changed), tx);
    return slug === photo.slug ? {} : { slug };
  }

  private async freeSlug({ id, title, year }: PhotoRow, tx: EntityManager): Promise<string> {
    const { city } = await this.settings.site();
    return this.slugs.free('photo', photoSlug({ city, title, year }), tx, id);
  }
}
