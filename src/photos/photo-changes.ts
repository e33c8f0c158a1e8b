import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../contract/errors.js';
import type { PhotoMetadata } from '../contract/photo.js';
import { photoSlug } from '../contract/slug.js';
import type { Actor } from '../history/actor.js';
import { type PartChange, PartOwners } from '../history/part-owners.js';
import { currentValues } from '../platform/database/changed-fields.js';
import { ChangeRecorder } from '../records/change-recorder.js';
import { PublicChanges } from '../records/public-changes.js';
import type { RecordDescription } from '../records/record-description.js';
import { RecordWriter } from '../records/record-writer.js';
import { Slugs } from '../records/slugs.js';
import { SettingsService } from '../settings/settings.service.js';
import { checkPhotoMetadata } from './check-photo-metadata.js';
import { withCompleteDate } from './photo-date.js';
import { PhotoLifecycle } from './photo-lifecycle.js';
import { checkFonds } from './check-fonds.js';
import { type Links, PhotoLinks } from './photo-links.js';
import { PhotoRow } from './photo.row.js';
import { ShownPhotos } from './shown-photos.js';

/** What can be changed of a photo, but for its links. */
export type PhotoPatch = Partial<PhotoMetadata & Pick<PhotoRow, 'otherDates' | 'fondsId'>>;

/** Changes of the metadata and the links of photos. */
@Injectable()
export class PhotoChanges {
  private readonly description: RecordDescription<PhotoRow> = {
    kind: 'photo',
    row: PhotoRow,
    partOf: () => 'metadata',
    isPublic: ({ status }) => status === 'published',
    isRemoved: ({ status }) => status === 'removed',
    complete: withCompleteDate,
    slugFields: ['title', 'year'],
    // A proposed photo has no public address; it gets its slug when it is accepted.
    afterChange: async (changes, tx) => {
      await checkFonds(changes, tx);
      await this.shown.publishFronts(
        changes.map(({ row }) => row),
        tx,
      );
    },
    wantedSlug: async (photo) => (photo.proposed ? null : this.wantedSlug(photo)),
  };

  constructor(
    private readonly writer: RecordWriter,
    private readonly recorder: ChangeRecorder,
    private readonly publicChanges: PublicChanges,
    private readonly slugs: Slugs,
    private readonly settings: SettingsService,
    private readonly links: PhotoLinks,
    private readonly lifecycle: PhotoLifecycle,
    private readonly shown: ShownPhotos,
    partOwners: PartOwners,
  ) {
    writer.ownParts(this.description, ['metadata']);
    partOwners.register('photo', 'links', {
      findLocked: async (id, fields, tx) => (await this.findLinksLocked([id], tx)).get(id) ?? null,
      findManyLocked: (ids, fields, tx) => this.findLinksLocked(ids, tx),
      revert: (change, actor, tx) => this.revertLinks([change], actor, tx),
      revertMany: (changes, actor, tx) => this.revertLinks(changes, actor, tx),
    });
  }

  /** The photo, its row locked until the transaction ends. */
  findLocked(id: number, tx: EntityManager): Promise<PhotoRow | null> {
    return this.writer.findLocked(this.description, id, tx);
  }

  /** Those of these photos that there are, locked in the order of their ids. */
  findManyLocked(ids: readonly number[], tx: EntityManager): Promise<Map<number, PhotoRow>> {
    return this.writer.findManyLocked(this.description, ids, tx);
  }

  /**
   * Writes the changed fields of a locked photo. A new title or year gives it a new slug; the former one redirects to it.
   * @throws DomainError photo_removed; validation_failed for contradictory metadata, `choice_gone` for a fonds that does not exist
   */
  async change(photo: PhotoRow, metadata: PhotoPatch, actor: Actor, tx: EntityManager): Promise<PhotoRow> {
    const [changed] = await this.changeMany([{ photo, metadata }], actor, tx);
    return changed!;
  }

  /** `change` for many photos, each once, in their order: a few statements, however many they are. */
  async changeMany(
    changes: readonly { photo: PhotoRow; metadata: PhotoPatch }[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<PhotoRow[]> {
    const patched = changes.map(({ photo, metadata }) => {
      if (photo.status === 'removed') throw new DomainError('photo_removed');
      const patch = withCompleteDate(metadata, photo);
      checkPhotoMetadata(patch, photo);
      return { row: photo, patch };
    });
    return this.writer.changeMany<PhotoRow>(this.description, patched, actor, tx);
  }

  /**
   * Sets the tags and entities of a locked photo; what the patch leaves out stays. Entities that lose the photo change too.
   * @throws DomainError validation_failed, naming the field with an unknown id
   */
  link(photo: PhotoRow, patch: Partial<Links>, actor: Actor, tx: EntityManager): Promise<void> {
    return this.linkMany([{ photo, patch }], actor, tx);
  }

  /** `link` for many photos: a few statements, however many they are. */
  async linkMany(
    linked: { photo: Pick<PhotoRow, 'id' | 'status'>; patch: Partial<Links> }[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const present = await this.links.find(
      linked.map(({ photo }) => photo.id),
      tx,
    );
    const changes = linked.flatMap(({ photo: { id: photoId, status }, patch }) => {
      const before = present.get(photoId) ?? { tagIds: [], entityIds: [] };
      const after = changedLinks(before, patch);
      return Object.keys(after).length === 0 ? [] : { photoId, status, before, after };
    });
    if (changes.length === 0) return;
    const wanted = changes.map(({ before, after }) => ({ ...before, ...after }));
    await this.links.check(
      {
        tagIds: [...new Set(wanted.flatMap(({ tagIds }) => tagIds))],
        entityIds: [...new Set(wanted.flatMap(({ entityIds }) => entityIds))],
      },
      tx,
    );
    await this.links.replace(changes, tx);
    await this.recorder.changed(
      'photo.links',
      changes.map(({ photoId: id, before, after }) => ({ id, before: currentValues(before, after), after })),
      actor,
      tx,
    );
    // `RelatedRecords` publishes those that have the photo now.
    const published = changes.filter(({ status }) => status === 'published');
    this.publicChanges.publish(
      published.flatMap(({ before, after: { entityIds = before.entityIds } }) =>
        before.entityIds
          .filter((id) => !entityIds.includes(id))
          .map((id) => ({ kind: 'entity', id, cause: 'photos' }) as const),
      ),
      tx,
    );
  }

  private async findLinksLocked(ids: number[], tx: EntityManager): Promise<Map<number, Links>> {
    const photos = await this.lockAll(ids, tx);
    return this.links.find(
      photos.filter(({ status }) => status !== 'removed').map(({ id }) => id),
      tx,
    );
  }

  private async revertLinks(changes: PartChange<Partial<Links>>[], actor: Actor, tx: EntityManager): Promise<void> {
    const before = new Map(changes.map((change) => [change.recordId, change.before]));
    const photos = await this.lockAll([...before.keys()], tx);
    await this.linkMany(
      photos.map((photo) => ({ photo, patch: before.get(photo.id) ?? {} })),
      actor,
      tx,
    );
  }

  /** In the order of their ids, so that two of these cannot deadlock. */
  private lockAll(ids: number[], tx: EntityManager): Promise<Pick<PhotoRow, 'id' | 'status'>[]> {
    return tx.query<Pick<PhotoRow, 'id' | 'status'>[]>(
      'select id, status from photos where id = any($1) order by id for update',
      [ids],
    );
  }

  /** Publishes a proposed photo under its own slug. @throws DomainError contribution_not_ready, and as `PhotoLifecycle.accept` */
  async accept(photo: PhotoRow, how: { confirmRemovedScan: boolean }, actor: Actor, tx: EntityManager): Promise<void> {
    if (!photo.proposed || photo.status !== 'draft' || !photo.renditions)
      throw new DomainError('contribution_not_ready');
    const slug = await this.slugs.free('photo', await this.wantedSlug(photo), tx, photo.id);
    await this.lifecycle.accept(photo, { slug, ...how }, actor, tx);
  }

  private async wantedSlug({ title, year }: PhotoRow): Promise<string> {
    const { city } = await this.settings.site();
    return photoSlug({ city, title, year });
  }
}

/** The links of the patch that differ from the present ones. */
function changedLinks(present: Links, { tagIds, entityIds }: Partial<Links>): Partial<Links> {
  const sorted = tagIds?.toSorted((one, other) => one - other);
  return {
    ...(sorted && !isDeepStrictEqual(sorted, present.tagIds) && { tagIds: sorted }),
    ...(entityIds && !isDeepStrictEqual(entityIds, present.entityIds) && { entityIds }),
  };
}
