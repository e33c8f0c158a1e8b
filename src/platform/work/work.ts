/** Every kind of work that may be owed. The workers refuse to start when one of them has no handler. */
export const workKinds = ['avatar', 'cover', 'derivatives', 'index', 'mail', 'peaks', 'sweep'] as const;
export type WorkKind = (typeof workKinds)[number];

/** What the work is about; an id means nothing without its noun. */
export type WorkSubject =
  'photo' | 'entity' | 'account_mail' | 'avatar' | 'contact_message' | 'contribution' | 'default_cover' | 'storage';

/** `{ kind: 'index', subject: 'photo', subjectId: 12 }`: the search index owes photo 12 a visit. */
export interface Work {
  kind: WorkKind;
  subject: WorkSubject;
  subjectId: number;
}
