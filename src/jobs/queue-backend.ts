import type { BulkJobOptions, JobsOptions, WorkerOptions } from 'bullmq';
import type { DueJob } from './job-rows.js';

/** The parts of BullMQ's classes that are used here; the types of its Redis and PostgreSQL classes differ. */
export interface BullQueue extends BullEmitter {
  addBulk(jobs: { name: string; data: DueJob; opts: BulkJobOptions }[]): Promise<unknown>;
  getJobCounts(...states: ('waiting' | 'delayed' | 'active' | 'failed')[]): Promise<Record<string, number>>;
  promoteJobs(): Promise<void>;
  close(): Promise<void>;
}
export interface BullWorker extends BullEmitter {
  pause(doNotWaitForActive: boolean): Promise<void>;
  close(force: boolean): Promise<void>;
}
interface BullEmitter {
  on(event: 'error', listener: (error: Error) => void): unknown;
}
export interface BullJob {
  data: DueJob;
  moveToWait(token?: string): Promise<unknown>;
}
export type BullProcessor = (job: BullJob, token?: string) => Promise<void>;
export type BullWorkerOptions = Omit<WorkerOptions, 'connection'>;
export type BullJobOptions = JobsOptions;

/** What BullMQ runs on: its connections and their state. */
export interface QueueBackend {
  /** For health reports. */
  readonly name: 'redis' | 'postgres';
  /** For how long it has been connected; null while it is not. It may have lost jobs before that. */
  connectedForMs(): number | null;
  /** Called once before the first queue or worker is opened. */
  prepare(): Promise<void>;
  openQueue(name: string): BullQueue;
  openWorker(name: string, process: BullProcessor, options: BullWorkerOptions): BullWorker;
  /** @throws with the reason when it does not answer */
  check(): Promise<void>;
  close(): Promise<void>;
}
