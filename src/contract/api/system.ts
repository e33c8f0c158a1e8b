import type { RetriedJobs, SystemState } from '../system.js';

export interface SystemApi {
  read(): Promise<SystemState>;
  /** Makes all jobs that were given up due again. */
  retryJobs(): Promise<RetriedJobs>;
}
