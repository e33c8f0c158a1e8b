import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** `sitemap`: the sitemap and its parts; `photos`: the feeds of new photos; `entities`: those of new and changed cards. */
export const feedKinds = ['sitemap', 'photos', 'entities'] as const;
export type FeedKind = (typeof feedKinds)[number];

const maxBytes = 32 * 1024 * 1024;
/** Larger documents are not cached: they are rarely requested and would evict all others. */
const maxDocumentBytes = 8 * 1024 * 1024;
const maxAgeMs = 60 * 60_000;

/** Caches sitemaps and feeds until something that they contain changes. */
@Injectable()
export class FeedCache {
  private readonly documents = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    ttl: maxAgeMs,
    sizeCalculation: (document) => document.length + 1,
  });
  /** Counts how often each kind was dropped, so that a document written before a change is not cached after it. */
  private readonly generations: Record<FeedKind, number> = { sitemap: 0, photos: 0, entities: 0 };

  find(address: string): Buffer | undefined {
    return this.documents.get(address);
  }

  /** Passes a document through while it is written, and caches it when it is complete. */
  async *store(address: string, document: AsyncIterable<string>): AsyncIterable<Buffer> {
    const kind = kindOf(address);
    const since = this.generations[kind];
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const text of document) {
      const chunk = Buffer.from(text);
      bytes += chunk.length;
      if (bytes <= maxDocumentBytes) chunks.push(chunk);
      else chunks.length = 0;
      yield chunk;
    }
    if (bytes <= maxDocumentBytes && since === this.generations[kind])
      this.documents.set(address, Buffer.concat(chunks));
  }

  drop(kind: FeedKind): void {
    this.generations[kind] += 1;
    for (const address of this.documents.keys()) if (kindOf(address) === kind) this.documents.delete(address);
  }
}

const kindOf = (address: string): FeedKind =>
  address.startsWith('/sitemap') ? 'sitemap' : address.startsWith('/feeds/entities') ? 'entities' : 'photos';
