import { Injectable } from '@nestjs/common';
import { type PublicChange, PublicChanges } from '../records/public-changes.js';
import { FeedCache, type FeedKind } from './feed-cache.js';

/** Which documents for machines a public change makes old. */
@Injectable()
export class FeedChanges {
  constructor(changes: PublicChanges, cache: FeedCache) {
    changes.listen({
      onChanges: (published) => new Set(published.flatMap(documentsWith)).forEach((kind) => cache.drop(kind)),
      onMissed: () => (['sitemap', 'photos'] as const).forEach((kind) => cache.drop(kind)),
    });
  }
}

/** The sitemap tells of photos and entities, when they changed and by which image; a feed of photos, their tags and the site. */
const documentsOf: Record<PublicChange['kind'], FeedKind[]> = {
  photo: ['sitemap', 'photos'],
  entity: ['sitemap'],
  tag: ['photos'],
  entity_type: [],
  default_cover: [],
  settings: ['photos'],
};

/** A name that changed beside a photo or an image of an entity is no change of theirs: `updated_at` stays. */
function documentsWith({ kind, cause }: PublicChange): FeedKind[] {
  if (cause === 'audio') return [];
  if (kind === 'photo' && cause === 'related') return ['photos'];
  return documentsOf[kind];
}
