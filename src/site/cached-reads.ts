import { Injectable } from '@nestjs/common';
import type { CacheTag } from '../contract/cache-tag.js';
import { CacheTags } from './cache-tags.js';

const hourMs = 60 * 60 * 1000;

interface CachedRead {
  tags: CacheTag[];
  /** Milliseconds since the epoch. */
  readAt: number;
  answer: Promise<unknown>;
}

/**
 * The answers of a few reads that most pages need and that take no input, such as all tags. Each is read once and shared by
 * all pages until one of its cache tags is invalidated, in any process, or for an hour: what no tag stands for, such as how
 * often a tag is used, may be that old.
 */
@Injectable()
export class CachedReads {
  private readonly reads = new Map<string, CachedRead>();

  constructor(cacheTags: CacheTags) {
    cacheTags.listen({ invalidated: (tags) => this.drop(tags), cleared: () => this.reads.clear() });
  }

  /**
   * @param read called when nothing is cached; pages share its answer, so it is frozen
   * @throws whatever `read` throws, which is not cached
   */
  get<Answer>(name: string, tags: CacheTag[], read: () => Promise<Answer>): Promise<Answer> {
    const cached = this.reads.get(name);
    if (cached && Date.now() - cached.readAt < hourMs) return cached.answer as Promise<Answer>;
    // An invalidation during the read removes it, so an outdated answer serves only those who began before.
    const answer = read().then(deepFreeze);
    const entry = { tags, readAt: Date.now(), answer };
    this.reads.set(name, entry);
    answer.catch(() => this.reads.get(name) === entry && this.reads.delete(name));
    return answer;
  }

  private drop(tags: CacheTag[]): void {
    for (const [name, cached] of this.reads) if (tags.some((tag) => cached.tags.includes(tag))) this.reads.delete(name);
  }
}

/** Freezes plain data, so that a page that changed what it shares with others fails at once. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
