/** Files under `DATA_DIR` that hold a secret, and without which something stops working for good or until it is made again. */
export const secretFiles = {
  /** Signs sessions and encrypts the secrets of one-time codes, unless `SESSION_SECRET` is set. */
  sessionSecret: 'session-secret',
  /** What `npm run search:key` makes. */
  meilisearchKey: 'meilisearch.key',
} as const;

export type SecretFile = (typeof secretFiles)[keyof typeof secretFiles];
