import type { BulkJobOptions } from 'bullmq';
import type { Work } from '../work/work.js';

export interface BullJob {
  name: string;
  data: { subject: string; subjectId: number };
  opts: BulkJobOptions;
}

/** A job carries ids only. A finished one must leave nothing behind: its id would silence the next bell for that work. */
export const bullJob = ({ kind, subject, subjectId }: Work): BullJob => ({
  name: kind,
  data: { subject, subjectId },
  opts: { jobId: `${subject}-${subjectId}`, removeOnComplete: true, removeOnFail: true },
});
