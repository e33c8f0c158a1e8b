import { Injectable } from '@nestjs/common';
import type { CacheTag } from '../contract/cache-tag.js';
import { type PublicChange, PublicChanges } from '../records/public-changes.js';

export interface InvalidationListener {
  /** Some of what is remembered shows what these tags stand for. */
  invalidated(tags: CacheTag[]): void;
  /** All of it may be old. */
  cleared(): void;
}

/** Which pages a public change makes old: the only place that chooses cache tags for a change. */
@Injectable()
export class CacheTags {
  private readonly listeners: InvalidationListener[] = [];

  constructor(changes: PublicChanges) {
    changes.listen({
      onChanges: (published) => this.invalidate(published.flatMap(tagsOf)),
      onMissed: () => this.listeners.forEach((listener) => listener.cleared()),
    });
  }

  listen(listener: InvalidationListener): void {
    this.listeners.push(listener);
  }

  private invalidate(tags: CacheTag[]): void {
    const distinct = [...new Set(tags)];
    this.listeners.forEach((listener) => listener.invalidated(distinct));
  }
}

function tagsOf({ kind, id, cause }: PublicChange): CacheTag[] {
  switch (kind) {
    case 'photo':
      // Lists show neither what is marked on a photo nor the names of what it shows.
      return cause === 'annotations' || cause === 'related' ? [`photo:${id}`] : [`photo:${id}`, 'photos'];
    case 'entity':
      return [`entity:${id}`, 'entities'];
    case 'tag':
      return ['tags'];
    case 'entity_type':
    case 'default_cover':
      return ['entity-types', 'entities'];
    case 'settings':
      return ['settings'];
  }
}
