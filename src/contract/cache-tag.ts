/** A record or list that a cached page shows. Invalidating the tag drops every page that carries it. */
export type CacheTag =
  `photo:${number}` | `entity:${number}` | 'photos' | 'entities' | 'fonds' | 'tags' | 'entity-types' | 'settings';
