import { Injectable } from '@nestjs/common';
import { type PublicChange, PublicChanges } from '../records/public-changes.js';
import { FeedCache, type FeedKind, feedKinds } from './feed-cache.js';

/** Drops the cached documents that a public change makes outdated. */
@Injectable()
export class FeedChanges {
  constructor(changes: PublicChanges, cache: FeedCache) {
    changes.listen({
      onChanges: (published) => new Set(published.flatMap(documentsWith)).forEach((kind) => cache.drop(kind)),
      onMissed: () => feedKinds.forEach((kind) => cache.drop(kind)),
    });
  }
}

/**
 * The sitemap contains photos and entities with date and image, in the languages of the site; a feed contains photos and their
 * tags, or entities with their types and covers, and the site name.
 */
const documentsOf: Record<PublicChange['kind'], FeedKind[]> = {
  photo: ['sitemap', 'photos'],
  entity: ['sitemap', 'entities'],
  fonds: ['sitemap'],
  tag: ['photos'],
  entity_type: ['entities'],
  default_cover: [],
  // The languages that the site offers, and how wide an image is shown.
  settings: ['sitemap', 'photos', 'entities'],
};

/** Related names, backs, types and audio do not change `updated_at`, so the sitemap stays valid. */
function documentsWith({ kind, cause }: PublicChange): FeedKind[] {
  if (cause === 'audio' || cause === 'back') return [];
  if (cause === 'type') return ['entities'];
  if (kind === 'photo' && cause === 'related') return ['photos'];
  return documentsOf[kind];
}
