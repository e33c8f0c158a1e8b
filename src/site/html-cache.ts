import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { CacheTag } from '../contract/cache-tag.js';
import { CacheTags } from './cache-tags.js';

export interface CachedPage {
  /** Which of the site's pages it is: `/foto/@slug`. */
  pattern: string;
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  /** The same bytes, compressed once for everyone. */
  brotli: Buffer | null;
  tags: ReadonlySet<CacheTag>;
}

const maxBytes = 64 * 1024 * 1024;
const maxAgeMs = 5 * 60_000;
const mostTags = 20_000;

/**
 * Public pages as they were rendered, the same for every visitor. A page is dropped when something that it shows changes,
 * in whichever process; when changes may have been missed, all are.
 */
@Injectable()
export class HtmlCache {
  private readonly pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    ttl: maxAgeMs,
    sizeCalculation: ({ body, brotli }, address) => body.length + (brotli?.length ?? 0) + address.length + 500,
  });
  /** Counts invalidations. */
  private generation = 0;
  /** The invalidation of each tag that came last, so that a page rendered before it is not kept after it. */
  private readonly invalidated = new LRUCache<CacheTag, number>({
    max: mostTags,
    dispose: (generation, _, reason) => {
      if (reason === 'evict') this.forgotten = Math.max(this.forgotten, generation);
    },
  });
  /** Pages that began to be rendered before this invalidation are not kept, whatever they show. */
  private forgotten = 0;

  constructor(cacheTags: CacheTags) {
    cacheTags.listen({ invalidated: (tags) => this.drop(tags), cleared: () => this.clear() });
  }

  /** To be read before rendering and handed to `keep`. */
  get now(): number {
    return this.generation;
  }

  find(address: string): CachedPage | undefined {
    return this.pages.get(address);
  }

  /** Keeps the page, unless something that it shows has changed since it began to be rendered. */
  keep(address: string, page: CachedPage, since: number): void {
    if (since < this.forgotten) return;
    for (const tag of page.tags) if ((this.invalidated.get(tag) ?? 0) > since) return;
    this.pages.set(address, page);
  }

  private drop(tags: CacheTag[]): void {
    this.generation += 1;
    for (const tag of tags) this.invalidated.set(tag, this.generation);
    for (const [address, page] of this.pages.entries())
      if (tags.some((tag) => page.tags.has(tag))) this.pages.delete(address);
  }

  private clear(): void {
    this.generation += 1;
    this.forgotten = this.generation;
    this.pages.clear();
  }
}
