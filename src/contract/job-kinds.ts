/**
 * All kinds of background jobs. The workers refuse to start when one of them has no handler, and the dashboard has a name
 * for each (`dashboard.kinds`).
 */
export const jobKinds = [
  'avatar',
  'backup',
  'bulk-edit',
  'default-cover',
  'email',
  'index',
  'meilisearch',
  'renewal',
  'renditions',
  'served-files',
  'sweep',
  'waveform',
] as const;
export type JobKind = (typeof jobKinds)[number];

/** Whether this version knows the kind: a row may be of a later one. */
export const isJobKind = (kind: string): kind is JobKind => jobKinds.some((known) => known === kind);

/** What jobs are about: an id alone is ambiguous. The dashboard has a text for each (`dashboard.subjects`). */
export const jobSubjects = [
  'account_email',
  'avatar',
  'bulk_edit',
  'contact_answer',
  'contact_message',
  'contribution',
  'default_cover',
  'entity',
  'import',
  'photo',
  'removal_decision',
  'removal_receipt',
  'removal_request',
  'search',
  'storage',
] as const;
export type JobSubject = (typeof jobSubjects)[number];

/** Whether this version knows the subject: a row may be of a later one. */
export const isJobSubject = (subject: string): subject is JobSubject => jobSubjects.some((known) => known === subject);
