import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { CacheTag } from '../contract/cache-tag.js';
import type { Language } from '../contract/languages.js';
import { Config } from '../platform/config/config.js';
import { PubSub } from '../platform/database/pub-sub.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { CacheTags } from './cache-tags.js';
import type { PageBody } from './page-body.js';
import type { PreparedAnswer } from './prepared-answer.js';

export interface CachedPage {
  /** That of its address, null if the address has none. */
  language: Language | null;
  /** The route pattern of the page: `/foto/@slug`. */
  pattern: string;
  status: number;
  headers: [name: string, value: string][];
  body: PageBody;
  tags: ReadonlySet<CacheTag>;
  /** The public answer, as it was first given; null before that, and where no public one is given. */
  answer: PreparedAnswer | null;
}

type Pages = LRUCache<string, CachedPage>;

/** `shared`: the visitor waited for a page that was being rendered for another one. */
const cacheResults = ['hit', 'miss', 'shared'] as const;
type CacheResult = (typeof cacheResults)[number];

const bytesInMegabyte = 1024 * 1024;
const maxAgeMs = 5 * 60_000;
/** While the database is away, a page is better than none, up to a day after its life. */
const maxStaleMs = 24 * 60 * 60_000;
/** Pages about what is not there have their own room and a short life, so that inventing addresses displaces no page. */
const maxBytesOfMissing = 2 * bytesInMegabyte;
const maxAgeOfMissingMs = 10_000;
/** Headers, tags and the cache's own records of a page. */
const overheadBytes = 3000;
const maxTags = 20_000;

/**
 * Caches rendered public pages, which are the same for every visitor. A page is dropped when something that it shows
 * changes, in any process; when changes may have been missed, all pages are. While the database is away nothing is dropped,
 * since nothing can be rendered in its place.
 */
@Injectable()
export class HtmlCache {
  private readonly pages: Pages;
  private readonly missing = cacheOf({ maxSize: maxBytesOfMissing, ttl: maxAgeOfMissingMs });
  private readonly requests: Record<CacheResult, number> = { hit: 0, miss: 0, shared: 0 };
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

  constructor(
    private readonly config: Config,
    cacheTags: CacheTags,
    metrics: Metrics,
    private readonly pubSub: PubSub,
  ) {
    this.pages = cacheOf({ maxSize: Math.max(1, config.htmlCacheMb * bytesInMegabyte), ttl: maxAgeMs });
    cacheTags.listen({ invalidated: (tags) => this.drop(tags), cleared: () => this.clear() });
    metrics.counter({
      name: 'veduta_html_cache_requests_total',
      help: 'Requests for public pages: hit (cached), miss (rendered), shared (waited for the render of another request).',
      labels: ['result'],
      read: () => cacheResults.map((result) => ({ labels: { result }, value: this.requests[result] })),
    });
  }

  /** Read it before rendering, and pass it to `store`. */
  get now(): number {
    return this.generation;
  }

  find(key: string): CachedPage | undefined {
    const page = this.pages.get(key, fresh) ?? this.missing.get(key, fresh);
    return page ?? (this.pubSub.isDatabaseAway ? this.findStale(key) : undefined);
  }

  /** A page that may be past its life, for when it cannot be rendered. Nothing that it shows is known to have changed. */
  findStale(key: string): CachedPage | undefined {
    return this.pages.getRemainingTTL(key) > -maxStaleMs ? this.pages.get(key) : undefined;
  }

  count(result: CacheResult): void {
    this.requests[result] += 1;
  }

  /** Caches the page, unless something that it shows has changed since `since`. Returns whether it did. */
  store(key: string, page: CachedPage, since: number): boolean {
    if (this.config.htmlCacheMb === 0 || since < this.forgotten) return false;
    for (const tag of page.tags) if ((this.invalidated.get(tag) ?? 0) > since) return false;
    const pages = page.status === 200 ? this.pages : this.missing;
    pages.set(key, page);
    page.body.onResize(() => resize(pages, key, page));
    return true;
  }

  private drop(tags: CacheTag[]): void {
    this.generation += 1;
    for (const tag of tags) this.invalidated.set(tag, this.generation);
    for (const pages of [this.pages, this.missing])
      for (const [key, page] of pages.entries()) if (tags.some((tag) => page.tags.has(tag))) pages.delete(key);
  }

  private clear(): void {
    this.generation += 1;
    this.forgotten = this.generation;
    this.pages.clear();
    this.missing.clear();
  }
}

const fresh = { allowStale: false };

const cacheOf = (limits: { maxSize: number; ttl: number }): Pages =>
  new LRUCache({
    ...limits,
    ttlResolution: 1000,
    // Pages past their life stay until others need their room: see `findStale`.
    allowStale: true,
    noDeleteOnStaleGet: true,
    sizeCalculation: ({ body }, key) => body.size + key.length + overheadBytes,
  });

/** The cache calculates a size only for what it does not have. */
function resize(pages: Pages, key: string, page: CachedPage): void {
  if (pages.peek(key) !== page) return;
  const ttl = pages.getRemainingTTL(key);
  pages.delete(key);
  pages.set(key, page, { ttl });
}
