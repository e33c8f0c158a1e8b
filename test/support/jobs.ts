import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobKind } from '../../src/contract/job-kinds.js';
import { JobQueues } from '../../src/jobs/job-queues.js';

/** Retries failed jobs of the kind now, instead of after their pause. */
export async function endPauses(app: INestApplicationContext, kind: JobKind): Promise<void> {
  await app
    .get(DataSource)
    .query('update job_outbox set due_at = now() where kind = $1 and version > done_version', [kind]);
  await (await app.get(JobQueues).get(kind)).promoteJobs();
}
