import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client';

/** As prom-client's registry writes them for its `aggregate`. */
type Readings = MetricObjectWithValues<MetricValueWithName<string>>[];

interface Question {
  kind: 'metrics asked';
  id: string;
}

interface Answer {
  kind: 'metrics';
  id: string;
  readings: Readings;
}

interface Collected {
  kind: 'metrics of all';
  id: string;
  all: Readings[];
}

type Message = Question | Answer | Collected;

/** More than a gauge that cannot be read is waited for, so that a process with one answers with the others. */
const answerMs = 3000;
/** What the messages to and from the parent take. */
const onTheWayMs = 500;

const isMessage = (sent: unknown): sent is Message =>
  typeof sent === 'object' && sent !== null && 'kind' in sent && String(sent.kind).startsWith('metrics');

/** For a web process: answers what the parent asks for on behalf of another. */
export function answerOtherProcesses(read: () => Promise<unknown>): void {
  if (!cluster.isWorker) return;
  process.on('message', (sent) => {
    if (!isMessage(sent) || sent.kind !== 'metrics asked') return;
    void read().then((readings) => process.send?.({ kind: 'metrics', id: sent.id, readings } as Answer));
  });
}

/**
 * What all web processes read now, that of this one first; of one that does not answer in time nothing. Null for a process
 * that is alone, and where none answers.
 */
export function metricsOfAllProcesses(): Promise<Readings[] | null> {
  if (!cluster.isWorker || !process.connected) return Promise.resolve(null);
  const id = randomUUID();
  return new Promise((resolve) => {
    const end = (all: Readings[] | null) => {
      clearTimeout(tooLate);
      process.off('message', receive);
      resolve(all);
    };
    const receive = (sent: unknown) => {
      if (isMessage(sent) && sent.kind === 'metrics of all' && sent.id === id)
        end(sent.all.length > 0 ? sent.all : null);
    };
    const tooLate = setTimeout(end, answerMs + onTheWayMs, null);
    process.on('message', receive);
    process.send!({ kind: 'metrics asked', id } satisfies Question);
  });
}

/** For the parent of web processes: asks all of them for what one of them wants to know. */
export function collectMetricsForProcesses(): void {
  cluster.on('message', (asking, sent: unknown) => {
    if (!isMessage(sent) || sent.kind !== 'metrics asked') return;
    const asked = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected() === true);
    const read = new Map<number, Readings>();
    const end = () => {
      clearTimeout(tooLate);
      cluster.off('message', receive);
      // That of the one that asks first: what is the same in all of them is read of the first.
      const own = read.get(asking.id);
      read.delete(asking.id);
      const all = [...(own ? [own] : []), ...read.values()];
      if (asking.isConnected()) asking.send({ kind: 'metrics of all', id: sent.id, all } satisfies Collected);
    };
    const receive = ({ id }: { id: number }, answer: unknown) => {
      if (!isMessage(answer) || answer.kind !== 'metrics' || answer.id !== sent.id) return;
      read.set(id, answer.readings);
      if (read.size === asked.length) end();
    };
    const tooLate = setTimeout(end, answerMs);
    cluster.on('message', receive);
    for (const worker of asked) worker?.send({ kind: 'metrics asked', id: sent.id } satisfies Question);
  });
}
