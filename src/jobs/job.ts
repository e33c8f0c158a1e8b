import type { JobKind, JobSubject } from '../contract/job-kinds.js';

/** `{ kind: 'index', subject: 'photo', subjectId: 12 }`: the search document of photo 12 must be written again. */
export interface Job {
  kind: JobKind;
  subject: JobSubject;
  subjectId: number;
}

/** For logs: `index of photo 12`. */
export const describeJob = ({ kind, subject, subjectId }: Job): string => `${kind} of ${subject} ${subjectId}`;
