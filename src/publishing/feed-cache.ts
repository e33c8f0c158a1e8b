import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PubSub } from '../platform/database/pub-sub.js';
import { pageTagsTopic } from '../platform/page-tags.js';

const mostBytes = 32 * 1024 * 1024;
/** Longer documents are written anew for each who asks: few ask, and they would crowd out all others. */
const mostBytesOfOne = 8 * 1024 * 1024;
const maxAgeMs = 60 * 60_000;

/** Documents for machines as they were last written, until something changes that they may tell of. */
@Injectable()
export class FeedCache {
  private readonly documents = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    ttl: maxAgeMs,
    sizeCalculation: (document) => document.length + 1,
  });
  /** Counts what was dropped, so that a document written before a change is not kept after it. */
  private generation = 0;

  constructor(pubSub: PubSub) {
    pubSub.on(pageTagsTopic, () => this.drop());
    pubSub.onReconnect(() => this.drop());
  }

  find(address: string): Buffer | undefined {
    return this.documents.get(address);
  }

  /** Passes a document on while it is written, and keeps it once it is whole. */
  async *keep(address: string, document: AsyncIterable<string>): AsyncIterable<Buffer> {
    const since = this.generation;
    const pieces: Buffer[] = [];
    let bytes = 0;
    for await (const text of document) {
      const piece = Buffer.from(text);
      bytes += piece.length;
      if (bytes <= mostBytesOfOne) pieces.push(piece);
      else pieces.length = 0;
      yield piece;
    }
    if (bytes <= mostBytesOfOne && since === this.generation) this.documents.set(address, Buffer.concat(pieces));
  }

  private drop(): void {
    this.generation += 1;
    this.documents.clear();
  }
}
