import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobContext } from '../../jobs/job-handlers.js';
import type { JobKind } from '../../contract/job-kinds.js';
import type { Job } from '../../jobs/job.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { reasonOf } from '../../platform/operator-error.js';
import type { RenderingJob } from './image-rendering.js';

/** A kind of record whose images may be of a former rendition profile. */
export interface Renewable {
  /** For the log: `photo`. */
  name: string;
  /** Ids above `after`, ascending, some at a time. */
  listOutdated(after: number): Promise<number[]>;
  /** Makes the images of the present profile, and then refers to them; until then the former ones are served. */
  renew(id: number, job: RenderingJob): Promise<void>;
}

const renewal: Job = { kind: 'renewal', subject: 'storage', subjectId: 0 };
/** Images that somebody waits for are made first. */
const urgent: JobKind[] = ['avatar', 'default-cover', 'renditions'];
const pauseMs = 2000;
/** One run ends before the time limit of its job, and continues as the next one. */
const runMs = 4 * 3_600_000;
/** In a row: it is not the files then, and a later attempt of the job may succeed. */
const maxFailures = 20;

/**
 * Makes the images of all records anew after the rendition profile has changed: one at a time, while no other images are to be
 * made. What is done is stored with each record, so a restart continues. An image that cannot be made keeps its former files,
 * and is tried again after the next start.
 */
@Injectable()
export class RenditionRenewal {
  private readonly logger = new Logger('Images');
  private readonly failed = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobOutbox: JobOutbox,
  ) {}

  /** Called at the start of a worker: enqueues the renewal, unless it is enqueued. */
  async schedule(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const enqueued = await tx.query<object[]>(
        'select 1 from job_outbox where kind = $1 and version > done_version and dead_at is null',
        [renewal.kind],
      );
      if (enqueued.length === 0) await this.jobOutbox.enqueue(renewal, tx);
    });
  }

  async run(renewables: Renewable[], job: Pick<JobContext, 'signal' | 'untimed'>): Promise<void> {
    const end = Date.now() + runMs;
    let renewed = 0;
    for (const renewable of renewables)
      for await (const id of this.outdated(renewable)) {
        await this.giveWay(job.signal);
        if (Date.now() > end) return this.continueLater();
        if (await this.renew(renewable, id, job)) renewed += 1;
      }
    if (renewed > 0) this.logger.log(`the images of ${renewed} records are made anew`);
  }

  private async *outdated({ name, listOutdated }: Renewable): AsyncIterable<number> {
    for (let after = 0; ;) {
      const ids = await listOutdated(after);
      if (ids.length === 0) return;
      for (const id of ids) if (!this.failed.has(`${name} ${id}`)) yield id;
      after = ids.at(-1)!;
    }
  }

  private failuresInARow = 0;

  private async renew({ name, renew }: Renewable, id: number, job: RenderingJob): Promise<boolean> {
    try {
      await renew(id, job);
      this.failuresInARow = 0;
      return true;
    } catch (error) {
      job.signal?.throwIfAborted();
      this.failuresInARow += 1;
      if (this.failuresInARow > maxFailures) throw error;
      this.failed.add(`${name} ${id}`);
      this.logger.warn(`the images of ${name} ${id} cannot be made anew and stay as they are: ${reasonOf(error)}`);
      return false;
    }
  }

  private async giveWay(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    while (await this.isUrgent()) await setTimeout(pauseMs, null, { signal });
  }

  private async isUrgent(): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ found: boolean }]>(
      `select exists (select from job_outbox
         where kind = any($1) and version > done_version and dead_at is null and due_at <= now()) as found`,
      [urgent],
    );
    return row.found;
  }

  private async continueLater(): Promise<void> {
    await this.dataSource.transaction((tx) => this.jobOutbox.enqueue(renewal, tx));
  }
}
