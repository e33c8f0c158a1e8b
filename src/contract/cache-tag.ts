/** What a public page shows: `photo:12`, `entity:3`, or the lists `photos`, `entities`, `tags`, `entity-types`, `settings`. */
export type CacheTag =
  `photo:${number}` | `entity:${number}` | 'photos' | 'entities' | 'tags' | 'entity-types' | 'settings';
