import type { JobKind } from '../contract/job-kinds.js';

/** The kind of record that a job is about: an id alone is ambiguous. */
export type JobSubject =
  | 'photo'
  | 'entity'
  | 'account_email'
  | 'avatar'
  | 'bulk_edit'
  | 'contact_answer'
  | 'contact_message'
  | 'contribution'
  | 'default_cover'
  | 'removal_request'
  | 'removal_receipt'
  | 'removal_decision'
  | 'search'
  | 'storage';

/** `{ kind: 'index', subject: 'photo', subjectId: 12 }`: the search document of photo 12 must be written again. */
export interface Job {
  kind: JobKind;
  subject: JobSubject;
  subjectId: number;
}

/** For logs: `index of photo 12`. */
export const describeJob = ({ kind, subject, subjectId }: Job): string => `${kind} of ${subject} ${subjectId}`;
