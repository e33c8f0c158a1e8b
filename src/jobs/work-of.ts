import { parseTraceparent } from '../platform/http/trace-context.js';
import type { Work } from '../platform/present-work.js';
import type { Lease } from './job-rows.js';

/** What the log says of a job. */
export const workOf = ({ kind, traceparent }: Lease): Work => ({
  log: null,
  describe: () => {
    const traceId = traceparent ? parseTraceparent(traceparent)?.traceId : undefined;
    return { job: kind, ...(traceId !== undefined && { traceId }) };
  },
});
