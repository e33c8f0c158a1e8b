import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PublicChanges } from '../records/public-changes.js';
import { MapPointsRepository } from './map-points.repository.js';

const cachedMax = 40;

/** The photos of entities and of tags: while a visitor moves the map, every view needs the same ones. */
@Injectable()
export class LinkedPhotos {
  private readonly found = new LRUCache<string, Promise<Set<number>>>({ max: cachedMax });

  constructor(
    changes: PublicChanges,
    private readonly repository: MapPointsRepository,
  ) {
    const forget = () => this.found.clear();
    changes.listen({
      onChanges: (published) => published.some(({ kind }) => kind === 'photo') && forget(),
      onMissed: forget,
    });
  }

  ofEntity(entityId: number): Promise<Set<number>> {
    return this.get(`entity ${entityId}`, () => this.repository.findPhotosOf(entityId));
  }

  /** Those that carry all of the tags. */
  withTags(tagIds: number[]): Promise<Set<number>> {
    const ids = [...new Set(tagIds)].sort((one, other) => one - other);
    return this.get(`tags ${ids.join()}`, () => this.repository.findPhotosWith(ids));
  }

  private get(key: string, find: () => Promise<Set<number>>): Promise<Set<number>> {
    const cached = this.found.get(key);
    if (cached) return cached;
    const found = find();
    this.found.set(key, found);
    found.catch(() => this.found.delete(key));
    return found;
  }
}
