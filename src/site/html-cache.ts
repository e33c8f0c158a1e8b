import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { CacheTag } from '../contract/cache-tag.js';
import { CacheTags } from './cache-tags.js';

export interface CachedPage {
  /** The route pattern of the page: `/foto/@slug`. */
  pattern: string;
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  /** The body compressed once for all visitors. */
  brotli: Buffer | null;
  tags: ReadonlySet<CacheTag>;
}

const maxBytes = 64 * 1024 * 1024;
const maxAgeMs = 5 * 60_000;
const maxTags = 20_000;

/**
 * Caches rendered public pages, which are the same for every visitor. A page is dropped when something that it shows
 * changes, in any process; when changes may have been missed, all pages are.
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
  /** The last invalidation of each tag, so that a page rendered before it is not cached after it. */
  private readonly invalidated = new LRUCache<CacheTag, number>({
    max: maxTags,
    dispose: (generation, _, reason) => {
      if (reason === 'evict') this.forgotten = Math.max(this.forgotten, generation);
    },
  });
  /** Pages whose rendering began before this invalidation are not cached, whatever they show. */
  private forgotten = 0;

  constructor(cacheTags: CacheTags) {
    cacheTags.listen({ invalidated: (tags) => this.drop(tags), cleared: () => this.clear() });
  }

  /** Read it before rendering, and pass it to `store`. */
  get now(): number {
    return this.generation;
  }

  find(address: string): CachedPage | undefined {
    return this.pages.get(address);
  }

  /** Caches the page, unless something that it shows has changed since `since`. */
  store(address: string, page: CachedPage, since: number): void {
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
