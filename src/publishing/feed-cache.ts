import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** `sitemap`: the sitemap and its parts; `photos`: the feeds of new photos. */
export type FeedKind = 'sitemap' | 'photos';

const mostBytes = 32 * 1024 * 1024;
/** Longer documents are written anew for each who asks: few ask, and they would crowd out all others. */
const mostBytesOfOne = 8 * 1024 * 1024;
const maxAgeMs = 60 * 60_000;

/** Documents for machines as they were last written, until something changes that they tell of. */
@Injectable()
export class FeedCache {
  private readonly documents = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    ttl: maxAgeMs,
    sizeCalculation: (document) => document.length + 1,
  });
  /** Counts how often each kind was dropped, so that a document written before a change is not kept after it. */
  private readonly generations: Record<FeedKind, number> = { sitemap: 0, photos: 0 };

  find(address: string): Buffer | undefined {
    return this.documents.get(address);
  }

  /** Passes a document on while it is written, and keeps it once it is whole. */
  async *keep(address: string, document: AsyncIterable<string>): AsyncIterable<Buffer> {
    const kind = kindOf(address);
    const since = this.generations[kind];
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const text of document) {
      const piece = Buffer.from(text);
      bytes += piece.length;
      if (bytes <= mostBytesOfOne) pieces.push(piece);
      else pieces.length = 0;
      yield piece;
    }
    if (bytes <= mostBytesOfOne && since === this.generations[kind]) this.documents.set(address, Buffer.concat(pieces));
  }

  drop(kind: FeedKind): void {
    this.generations[kind] += 1;
    for (const address of this.documents.keys()) if (kindOf(address) === kind) this.documents.delete(address);
  }
}

const kindOf = (address: string): FeedKind => (address.startsWith('/sitemap') ? 'sitemap' : 'photos');
