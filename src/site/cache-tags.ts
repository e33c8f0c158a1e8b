import { Injectable } from '@nestjs/common';
import type { CacheTag } from '../contract/cache-tag.js';
import { onPageOfPhoto, type PublicChange, PublicChanges } from '../records/public-changes.js';

export interface InvalidationListener {
  /** Cached content with any of these tags is outdated. */
  invalidated(tags: CacheTag[]): void;
  /** All cached content may be outdated. */
  cleared(): void;
}

/** Maps public changes to cache tags; the only place that does. */
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
      return onPageOfPhoto.has(cause) ? [`photo:${id}`] : [`photo:${id}`, 'photos'];
    case 'entity':
      return [`entity:${id}`, 'entities'];
    case 'tag':
      return ['tags'];
    case 'fonds':
      return ['fonds'];
    case 'entity_type':
    case 'default_cover':
      return ['entity-types', 'entities'];
    case 'settings':
      return ['settings'];
  }
}
