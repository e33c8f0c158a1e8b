/**
 * All kinds of background jobs. The workers refuse to start when one of them has no handler, and the dashboard has a name
 * for each (`dashboard.kinds`).
 */
export const jobKinds = [
  'avatar',
  'bulk-edit',
  'default-cover',
  'email',
  'index',
  'meilisearch',
  'renewal',
  'renditions',
  'sweep',
  'waveform',
] as const;
export type JobKind = (typeof jobKinds)[number];

/** Whether this version knows the kind: a row may be of a later one. */
export const isJobKind = (kind: string): kind is JobKind => jobKinds.some((known) => known === kind);
