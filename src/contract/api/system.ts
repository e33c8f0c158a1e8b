import type { MailTest, RetriedJobs, SystemState } from '../system.js';

export interface SystemApi {
  read(): Promise<SystemState>;
  /** Sends a mail to the caller's own address at once. */
  testMail(): Promise<MailTest>;
  /** Makes all jobs that were given up due again. */
  retryJobs(): Promise<RetriedJobs>;
}
