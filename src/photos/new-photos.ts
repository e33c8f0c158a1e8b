import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In, Not, type EntityManager } from 'typeorm';
import { photoSlug } from '../contract/slug.js';
import type { Actor } from '../history/actor.js';
import { PartOwners } from '../history/part-owners.js';
import { insertRows } from '../platform/database/insert-rows.js';
import { Slugs } from '../records/slugs.js';
import { PhotoChanges } from './photo-changes.js';
import { PhotoLifecycle } from './photo-lifecycle.js';
import { type Links, PhotoLinks } from './photo-links.js';
import { PhotoRow } from './photo.row.js';

/** The columns of a new photo; it gets its number and its address. */
export type NewPhoto = Partial<Omit<PhotoRow, 'id' | 'slug' | 'title' | 'status'>> & Pick<PhotoRow, 'title' | 'status'>;

export interface CreatedPhoto {
  /** A free number that it has had elsewhere; null: a new one. */
  id?: number | null;
  photo: NewPhoto;
  links: Links;
  /** The address that it has had elsewhere, and gets where it is free. */
  wantedSlug?: string;
  /** Whether reverting the change set removes it. */
  isRevertible?: boolean;
}

/** The columns of a photo and its links. */
type LinkedPhoto = { [Key in keyof (PhotoRow & Links)]: (PhotoRow & Links)[Key] };

/** What follows from elsewhere. A photo whose other fields or links were edited since, or that was decided on, is not taken back. */
const derivedFields = [
  'id',
  'slug',
  'status',
  'wantedStatus',
  'frontId',
  'proposed',
  'creditsContributor',
  'failure',
  'originalSha256',
  'originalName',
  'originalType',
  'originalBytes',
  'deliveryPath',
  'uploadedBy',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'removedAt',
  'withheldFrom',
] as const satisfies (keyof PhotoRow)[];

/** Photos enter the archive: with an address, their links, the first entry of their history, and jobs for their renditions. */
@Injectable()
export class NewPhotos {
  constructor(
    private readonly slugs: Slugs,
    private readonly links: PhotoLinks,
    private readonly changes: PhotoChanges,
    private readonly lifecycle: PhotoLifecycle,
    partOwners: PartOwners,
  ) {
    partOwners.register('photo', 'record', {
      derived: derivedFields,
      findLocked: async (id, _, tx) => (await this.findLocked([id], tx)).get(id) ?? null,
      findManyLocked: (ids, _, tx) => this.findLocked(ids, tx),
      revert: (change, actor, tx) => this.takeBack([change.recordId], actor, tx),
      revertMany: (changes, actor, tx) =>
        this.takeBack(
          changes.map(({ recordId }) => recordId),
          actor,
          tx,
        ),
    });
  }

  /**
   * Resolves with the photos as stored, in their order: a few statements, however many they are.
   * @param city the first part of their addresses; null for proposed photos, whose addresses are hidden
   */
  async create(
    created: readonly CreatedPhoto[],
    city: string | null,
    actor: Actor,
    tx: EntityManager,
  ): Promise<PhotoRow[]> {
    const slugs = city === null ? created.map(hiddenSlug) : await this.freeSlugs(created, city, tx);
    const rows = created.map(({ id, photo }, place) => ({ ...photo, ...(id && { id }), slug: slugs[place]! }));
    const photos = await insertRows(PhotoRow, rows, tx);
    await this.links.insert(
      created.map(({ links }, place) => ({ photoId: photos[place]!.id, ...links })),
      tx,
    );
    const entered = created.map(({ isRevertible, links }, place) => {
      const photo = photos[place]!;
      return isRevertible ? { photo, before: {}, links: sorted(links) } : { photo };
    });
    await this.lifecycle.enter(entered, actor, tx);
    return photos;
  }

  private freeSlugs(created: readonly CreatedPhoto[], city: string, tx: EntityManager): Promise<string[]> {
    const wanted = created.map(
      ({ wantedSlug, photo: { title, year = null } }) => wantedSlug ?? photoSlug({ city, title, year }),
    );
    return this.slugs.freeMany('photo', wanted, tx);
  }

  /** With their links; without those that are removed already. In the order of their ids, so that two cannot deadlock. */
  private async findLocked(ids: number[], tx: EntityManager): Promise<Map<number, LinkedPhoto>> {
    const photos = await tx.find(PhotoRow, {
      where: { id: In(ids), status: Not('removed') },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    const links = await this.links.find(
      photos.map(({ id }) => id),
      tx,
    );
    return new Map(photos.map((photo) => [photo.id, { ...photo, ...(links.get(photo.id) ?? none) }]));
  }

  /** Without their links, which keep tags and cards from being taken back as well. They can be restored for thirty days. */
  private async takeBack(ids: number[], actor: Actor, tx: EntityManager): Promise<void> {
    const photos = [...(await this.findLocked(ids, tx)).values()];
    await this.changes.linkMany(
      photos.map((photo) => ({ photo, patch: none })),
      actor,
      tx,
    );
    await this.lifecycle.removeMany(photos, actor, tx);
  }
}

const none: Links = { tagIds: [], entityIds: [] };

/** Cannot be guessed and reserves no good slug; a proposed photo gets its real slug when it is accepted. */
const hiddenSlug = (): string => `proposal-${randomBytes(16).toString('hex')}`;

/** As links are read. */
const sorted = ({ tagIds, entityIds }: Links): Links => ({ tagIds: tagIds.toSorted((a, b) => a - b), entityIds });
