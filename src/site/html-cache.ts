import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PubSub } from '../platform/database/pub-sub.js';
import { type PageTag, pageTagsTopic } from '../platform/page-tags.js';

export interface CachedPage {
  /** Which of the site's pages it is: `/foto/@slug`. */
  pattern: string;
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  /** The same bytes, compressed once for everyone. */
  brotli: Buffer | null;
  tags: ReadonlySet<PageTag>;
}

const maxBytes = 64 * 1024 * 1024;
const maxAgeMs = 5 * 60_000;

/**
 * Public pages as they were rendered, the same for every visitor (architecture.md, decision 10). A page is dropped when
 * something that it shows changes, in whichever process; after a gap in the announcements all are.
 */
@Injectable()
export class HtmlCache {
  private readonly pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    ttl: maxAgeMs,
    sizeCalculation: ({ body, brotli }, address) => body.length + (brotli?.length ?? 0) + address.length + 500,
  });
  /** Counts what was dropped, so that a page rendered before a change is not kept after it. */
  private generation = 0;

  constructor(pubSub: PubSub) {
    pubSub.on(pageTagsTopic, (tags) => this.drop(tags.split(' ') as PageTag[]));
    pubSub.onReconnect(() => this.clear());
  }

  /** To be read before rendering and handed to `keep`. */
  get now(): number {
    return this.generation;
  }

  find(address: string): CachedPage | undefined {
    return this.pages.get(address);
  }

  keep(address: string, page: CachedPage, since: number): void {
    if (since === this.generation) this.pages.set(address, page);
  }

  private drop(tags: PageTag[]): void {
    this.generation += 1;
    for (const [address, page] of this.pages.entries())
      if (tags.some((tag) => page.tags.has(tag))) this.pages.delete(address);
  }

  private clear(): void {
    this.generation += 1;
    this.pages.clear();
  }
}
