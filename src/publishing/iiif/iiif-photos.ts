import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../../contract/errors.js';
import { maxId } from '../../platform/http/input.decorators.js';
import { type PublicChange, PublicChanges } from '../../records/public-changes.js';
import { type IiifPhoto, IiifPhotosRepository } from './iiif-photos.repository.js';

const maxRemembered = 5000;
const rememberMs = 60_000;

/** The photos of the image service. An image viewer requests many tiles of one photo, so it is not looked up for each. */
@Injectable()
export class IiifPhotos {
  private readonly published = new LRUCache<number, IiifPhoto>({ max: maxRemembered, ttl: rememberMs });
  private changes = 0;

  constructor(
    private readonly photos: IiifPhotosRepository,
    publicChanges: PublicChanges,
  ) {
    publicChanges.listen({ onChanges: (changes) => this.forget(changes), onMissed: () => this.forgetAll() });
  }

  /**
   * Answers as the photo's own page does.
   * @param identifier as in the address, decoded
   * @throws DomainError photo_not_found, photo_removed
   */
  async get(identifier: string): Promise<IiifPhoto> {
    const id = /^[1-9]\d{0,9}$/.test(identifier) ? Number(identifier) : Infinity;
    if (id > maxId) throw new DomainError('photo_not_found');
    return this.published.get(id) ?? this.read(id);
  }

  private async read(id: number): Promise<IiifPhoto> {
    const before = this.changes;
    const photo = await this.photos.find(id);
    if (photo?.status === 'removed' && photo.wasPublic) throw new DomainError('photo_removed');
    // What was never public is unknown rather than removed.
    if (photo?.status !== 'published') throw new DomainError('photo_not_found');
    // The row may be outdated when a change arrived during the query, so it is not cached then.
    if (before === this.changes) this.published.set(id, photo);
    return photo;
  }

  private forget(changes: PublicChange[]): void {
    this.changes += 1;
    const changed = new Set<number | null>(changes.flatMap(({ kind, id }) => (kind === 'photo' ? id : [])));
    if (changed.size === 0) return;
    // A back is public with its front.
    const outdated = [...this.published.values()].filter(({ id, frontId }) => changed.has(id) || changed.has(frontId));
    for (const { id } of outdated) this.published.delete(id);
  }

  private forgetAll(): void {
    this.changes += 1;
    this.published.clear();
  }
}
