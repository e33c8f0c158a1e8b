import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PubSub } from './database/pub-sub.js';

export const pageTagsTopic = 'page-tags';

/**
 * What public pages show: `photo:12`, `entity:3`, or the lists `photos`, `entities`, `tags`, `entity-types`, `settings`.
 * A change says which of it is new, in its own transaction; every process then forgets the pages that show it.
 */
export type PageTag =
  `photo:${number}` | `entity:${number}` | 'photos' | 'entities' | 'tags' | 'entity-types' | 'settings';

@Injectable()
export class PageTags {
  constructor(private readonly pubSub: PubSub) {}

  async changed(tags: PageTag[], tx?: EntityManager): Promise<void> {
    await this.pubSub.announce(pageTagsTopic, tags.join(' '), tx);
  }
}
