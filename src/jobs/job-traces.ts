import { beginSpan, type NewSpan } from '../platform/tracing/tracing.js';
import type { Outcome } from './outcome.js';
import type { DueJob, Lease } from './job-rows.js';

const spanOf = (operation: 'publish' | 'process', { kind, subject }: DueJob, system: string): NewSpan => ({
  name: `${operation} ${kind}`,
  kind: operation === 'publish' ? 'producer' : 'consumer',
  attributes: {
    'messaging.system': system,
    'messaging.operation.name': operation,
    'messaging.destination.name': kind,
    'veduta.job.subject': subject,
  },
});

/**
 * Hands jobs to the queue. Each that belongs to a trace gets a span of it, by which its run goes on; the commands that carry all
 * of them belong to that of the first.
 */
export async function tracePublished(
  jobs: DueJob[],
  system: 'redis' | 'postgres',
  publish: (traced: DueJob[]) => Promise<unknown>,
): Promise<void> {
  const spans = jobs.map((job) =>
    job.traceparent ? beginSpan(spanOf('publish', job, system), job.traceparent) : null,
  );
  const published = jobs.map((job, index) => ({ ...job, traceparent: spans[index]?.traceparent ?? job.traceparent }));
  const first = spans.find((span) => span !== null);
  let failure: unknown;
  try {
    await (first ? first.within(() => publish(published)) : publish(published));
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    for (const span of spans) span?.end(failure);
  }
}

/** Runs a job in the trace of the change that has caused it; one without begins a trace. */
export async function traceProcessed(lease: Lease, process: () => Promise<Outcome>): Promise<Outcome> {
  // What a former version has queued says nothing of traces.
  const span = beginSpan(spanOf('process', lease, 'veduta'), lease.traceparent ?? null);
  if (!span) return process();
  try {
    const outcome = await span.within(process);
    span.end(failureOf(outcome));
    return outcome;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

const failureOf = (outcome: Outcome): unknown =>
  outcome.state === 'failed' ? outcome.error : outcome.state === 'dead' ? outcome.state : undefined;
