import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../contract/errors.js';
import type { PhotoMetadata } from '../contract/photo.js';
import { photoSlug } from '../contract/slug.js';
import type { Actor } from '../history/actor.js';
import { History } from '../history/history.js';
import { PartOwners } from '../history/part-owners.js';
import { currentValues } from '../platform/database/changed-fields.js';
import { PublicChanges } from '../records/public-changes.js';
import { type RecordDescription, RecordWriter } from '../records/record-writer.js';
import { Slugs } from '../records/slugs.js';
import { SettingsService } from '../settings/settings.service.js';
import { PhotoLifecycle } from './photo-lifecycle.js';
import { type Links, PhotoLinks } from './photo-links.js';
import { PhotoRow } from './photo.row.js';

/** Changes of the metadata and the links of photos. */
@Injectable()
export class PhotoChanges {
  private readonly description: RecordDescription<PhotoRow> = {
    kind: 'photo',
    row: PhotoRow,
    partOf: () => 'metadata',
    isPublic: ({ status }) => status === 'published',
    isRemoved: ({ status }) => status === 'removed',
    slugFields: ['title', 'year'],
    // A proposed photo has no public address; it gets its slug when it is accepted.
    wantedSlug: async (photo) => (photo.proposed ? null : this.wantedSlug(photo)),
  };

  constructor(
    private readonly writer: RecordWriter,
    private readonly history: History,
    private readonly publicChanges: PublicChanges,
    private readonly slugs: Slugs,
    private readonly settings: SettingsService,
    private readonly links: PhotoLinks,
    private readonly lifecycle: PhotoLifecycle,
    partOwners: PartOwners,
  ) {
    writer.ownParts(this.description, ['metadata']);
    partOwners.register('photo', 'links', {
      findLocked: async (id, _, tx) => {
        const photo = await this.findLocked(id, tx);
        return photo && photo.status !== 'removed' ? this.links.find(id, tx) : null;
      },
      revert: async ({ recordId, before }, actor, tx) => {
        const photo = await this.findLocked(recordId, tx);
        if (photo) await this.link(photo, before, actor, tx);
      },
    });
  }

  /** The photo, its row locked until the transaction ends. */
  findLocked(id: number, tx: EntityManager): Promise<PhotoRow | null> {
    return this.writer.findLocked(this.description, id, tx);
  }

  /**
   * Writes the changed fields of a locked photo. A new title or year gives it a new slug; the former one redirects to it.
   * @throws DomainError photo_removed
   */
  async change(photo: PhotoRow, metadata: Partial<PhotoMetadata>, actor: Actor, tx: EntityManager): Promise<PhotoRow> {
    if (photo.status === 'removed') throw new DomainError('photo_removed');
    return this.writer.change<PhotoRow>(this.description, { row: photo, patch: metadata, actor }, tx);
  }

  /**
   * Sets the tags and entities of a locked photo; what the patch leaves out stays. Entities that lose the photo change too.
   * @throws DomainError validation_failed, naming the field with an unknown id
   */
  async link(photo: PhotoRow, patch: Partial<Links>, actor: Actor, tx: EntityManager): Promise<void> {
    const links = await this.links.find(photo.id, tx);
    const wanted = { ...links, ...patch, ...(patch.tagIds && { tagIds: patch.tagIds.toSorted((a, b) => a - b) }) };
    const after: Partial<Links> = Object.fromEntries(
      Object.entries(wanted).filter(([field, ids]) => !isDeepStrictEqual(ids, links[field as keyof Links])),
    );
    if (Object.keys(after).length === 0) return;
    await this.links.check(wanted, tx);
    await this.links.replace(photo.id, wanted, tx);
    await tx.query('update photos set updated_at = now() where id = $1', [photo.id]);
    const before = currentValues(links, after);
    await this.history.record(
      { kind: 'photo', recordId: photo.id, part: 'links', action: 'changed', before, after },
      actor,
      tx,
    );
    if (photo.status !== 'published') return;
    const unlinked = links.entityIds.filter((id) => !wanted.entityIds.includes(id));
    this.publicChanges.publish(
      [
        { kind: 'photo', id: photo.id, cause: 'links' },
        ...unlinked.map((id) => ({ kind: 'entity', id, cause: 'photos' }) as const),
      ],
      tx,
    );
  }

  /** Publishes a proposed photo under its own slug. @throws DomainError contribution_not_ready */
  async accept(photo: PhotoRow, actor: Actor, tx: EntityManager): Promise<void> {
    if (!photo.proposed || photo.status !== 'draft' || !photo.renditions)
      throw new DomainError('contribution_not_ready');
    const slug = await this.slugs.free('photo', await this.wantedSlug(photo), tx, photo.id);
    await this.lifecycle.accept(photo, slug, actor, tx);
  }

  private async wantedSlug({ title, year }: PhotoRow): Promise<string> {
    const { city } = await this.settings.site();
    return photoSlug({ city, title, year });
  }
}
