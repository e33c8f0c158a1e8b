import { setTimeout } from 'node:timers/promises';
import { type INestApplicationContext, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { ConfigModule } from '../../src/platform/config/config.module.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { presentWork } from '../../src/platform/present-work.js';
import { DatabaseModule } from '../../src/platform/database/database.module.js';
import { checkRedis } from '../../src/doctor/check-redis.js';
import { QueueHealth } from '../../src/jobs/queue-health.js';
import { JobOutbox } from '../../src/jobs/job-outbox.js';
import { jobKinds } from '../../src/contract/job-kinds.js';
import type { Job } from '../../src/jobs/job.js';
import { JobHandlers } from '../../src/jobs/job-handlers.js';
import { JobWorkersModule } from '../../src/jobs/job-workers.module.js';
import { JobsModule } from '../../src/jobs/jobs.module.js';
import { SettledJobs } from '../../src/jobs/settled-jobs.js';
import { endPauses } from '../support/jobs.js';
import { workerConnections } from '../../workers/worker-connections.js';
import { freePort } from '../support/free-port.js';
import { aDatabase, type TestDatabase } from '../support/database.js';
import { withClockAhead } from '../support/wrong-clock.js';
import { findRedisServer, RedisServer } from '../support/redis-server.js';
import { until } from '../support/until.js';

let testDatabase: TestDatabase;
let database: DataSource;
let jobOutbox: JobOutbox;
let open: INestApplicationContext[] = [];

beforeAll(async () => {
  testDatabase = await aDatabase();
});
afterAll(() => testDatabase.drop());
afterEach(async () => {
  await Promise.all(open.map((context) => context.close()));
  open = [];
  await cleared();
});

type OnRun = (job: Job) => Promise<void> | void;

/** One process that enqueues jobs and runs them. Lists the jobs that it has run and its dead letters. */
async function aWorker(onRun: OnRun = () => undefined, { redisUrl }: { redisUrl?: string } = {}) {
  const done: number[] = [];
  const deadLetters: number[] = [];

  @Injectable()
  class Processors {
    constructor(handlers: JobHandlers) {
      for (const kind of jobKinds)
        handlers.register({
          kind,
          concurrency: 3,
          async run(_id, job) {
            await onRun(job);
            done.push(job.subjectId);
          },
          onDead: async (id) => void deadLetters.push(id),
        });
    }
  }
  const context = await start([JobWorkersModule], [Processors], redisUrl);
  return { done, deadLetters, context };
}

/** A process that only enqueues jobs, as the web process does. */
const anIdleProcess = (redisUrl?: string): Promise<INestApplicationContext> => start([], [], redisUrl);

async function start(
  modules: (typeof JobWorkersModule)[],
  providers: (new (handlers: JobHandlers) => object)[],
  redisUrl?: string,
): Promise<INestApplicationContext> {
  const config = Object.assign(readConfig({ DATABASE_URL: testDatabase.url, REDIS_URL: redisUrl }), {
    databaseConnections: workerConnections,
  });
  @Module({ imports: [ConfigModule.of(config), DatabaseModule, JobsModule, ...modules], providers })
  class ProcessModule {}
  const context = await NestFactory.createApplicationContext(ProcessModule, { logger: false });
  open.push(context);
  database = context.get(DataSource);
  jobOutbox = context.get(JobOutbox);
  return context;
}

const photo = (subjectId: number): Job => ({ kind: 'renditions', subject: 'photo', subjectId });
const enqueue = (...jobs: Job[]): Promise<void> => database.transaction((tx) => jobOutbox.enqueue(jobs, tx));

const rowOf = async (id: number): Promise<Record<string, unknown>> =>
  (await database.query(`select * from job_outbox where subject_id = $1`, [id]))[0];
async function cleared(): Promise<void> {
  const cleaning = await new DataSource({ type: 'postgres', url: testDatabase.url }).initialize();
  await cleaning.query('delete from job_outbox');
  await cleaning.destroy();
}
const countPendingJobs = async (): Promise<number> =>
  (await database.query('select count(*)::int as count from job_outbox where version > done_version'))[0].count;

describe('an enqueued job', () => {
  it('runs as soon as its change is committed', async () => {
    const { done } = await aWorker();
    await enqueue(photo(1));
    await until(async () => (await countPendingJobs()) === 0);
    expect(done).toEqual([1]);
  });

  it('is what the log names of a statement that takes long', async () => {
    const named: unknown[] = [];
    await aWorker(() => void named.push(presentWork.getStore()?.describe()));
    await enqueue(photo(13));
    await until(() => named.length === 1);
    expect(named).toEqual([{ job: 'renditions' }]);
  });

  it('does not exist when its change is rolled back, and cannot be enqueued outside of a transaction', async () => {
    await anIdleProcess();
    const change = database.transaction(async (tx) => {
      await jobOutbox.enqueue(photo(2), tx);
      throw new Error('the change failed');
    });
    await expect(change).rejects.toThrow('the change failed');
    expect(await rowOf(2)).toBeUndefined();
    await expect(jobOutbox.enqueue(photo(2), database.manager)).rejects.toThrow('transaction');
  });

  it('that is enqueued again while it runs is run once more', async () => {
    const finish: (() => void)[] = [];
    const { done } = await aWorker(() => new Promise<void>((resolve) => void finish.push(resolve)));
    await enqueue(photo(3));
    await until(() => finish.length === 1);
    await enqueue(photo(3));
    finish[0]!();
    await until(() => finish.length === 2);
    finish[1]!();
    await until(async () => (await countPendingJobs()) === 0);
    expect(done).toEqual([3, 3]);
  });

  it('is due by the clock of the database, whatever that of the process says', async () => {
    await anIdleProcess();
    await withClockAhead(2 * 86_400_000, () => database.transaction((tx) => jobOutbox.enqueue(photo(4), tx, 60_000)));
    const [{ inSeconds }] = await database.query(
      'select extract(epoch from due_at - now())::float as "inSeconds" from job_outbox where subject_id = 4',
    );
    expect(inSeconds).toBeGreaterThan(50);
    expect(inSeconds).toBeLessThanOrEqual(60);
  });

  it('that was done long ago is forgotten, and is another one to the queue when it is enqueued again', async () => {
    const { done, context } = await aWorker();
    await enqueue(photo(11), photo(12));
    await until(async () => (await countPendingJobs()) === 0);
    const { version } = await rowOf(11);
    await database.query(`update job_outbox set due_at = now() - interval '31 days' where subject_id = 11`);
    await context.get(SettledJobs).tidy();
    expect([await rowOf(11), await rowOf(12)]).toEqual([undefined, expect.anything()]);
    await enqueue(photo(11));
    expect(Number((await rowOf(11))['version'])).toBeGreaterThan(Number(version));
    await until(async () => (await countPendingJobs()) === 0);
    expect(done.filter((id) => id === 11)).toHaveLength(2);
  });

  it('that fails is tried again after a pause, and does not delay other jobs', async () => {
    let healthy = false;
    const { done, context } = await aWorker(({ subjectId }) => {
      if (subjectId === 4 && !healthy) throw new Error('disk full');
    });
    await enqueue(photo(4), photo(5));
    await until(() => done.includes(5));
    await until(async () => (await rowOf(4))['last_error'] !== null);
    expect(await rowOf(4)).toMatchObject({ attempts: 1, last_error: 'Error: disk full', lease: null, dead_at: null });
    healthy = true;
    await endPauses(context, 'renditions');
    await until(() => done.includes(4));
  });

  it('is a dead letter after eight attempts, until it is enqueued again', async () => {
    let healthy = false;
    const { done, deadLetters, context } = await aWorker(() => {
      if (!healthy) throw new Error('never');
    });
    await enqueue(photo(6));
    await database.query('update job_outbox set attempts = 7 where subject_id = 6 and lease is null');
    await until(async () => {
      await database.query('update job_outbox set attempts = greatest(attempts, 7) where subject_id = 6');
      await endPauses(context, 'renditions');
      return deadLetters.includes(6);
    });
    await until(async () => (await rowOf(6))['dead_at'] !== null);
    healthy = true;
    await enqueue(photo(6));
    await until(async () => (await countPendingJobs()) === 0);
    expect(done).toContain(6);
    expect(await rowOf(6)).toMatchObject({ dead_at: null, attempts: 0 });
  });

  it('that finds the disk full is tried until there is room', async () => {
    let failures = 0;
    const { done, deadLetters, context } = await aWorker(() => {
      if (failures === 9) return;
      failures += 1;
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
    });
    await enqueue(photo(16));
    await until(async () => {
      await endPauses(context, 'renditions');
      return (await countPendingJobs()) === 0;
    });
    expect([done, deadLetters]).toEqual([[16], []]);
  });

  it('is found in the table when its notification was lost', async () => {
    const { done } = await aWorker();
    await database.query(`insert into job_outbox (kind, subject, subject_id) values ('index', 'photo', 7)`);
    await until(async () => (await countPendingJobs()) === 0);
    expect(done).toEqual([7]);
  });

  it('of a crashed worker is taken over, and is a dead letter after the third crash', async () => {
    await anIdleProcess();
    await enqueue(photo(8), photo(9));
    const died = (id: number, crashes: number) =>
      database.query(
        `update job_outbox set lease = gen_random_uuid(), leased_until = now() - interval '1 second', crashes = $2
         where subject_id = $1`,
        [id, crashes],
      );
    await died(8, 0);
    await died(9, 2);
    const { done, deadLetters } = await aWorker();
    await until(() => done.includes(8) && deadLetters.includes(9));
    expect(done).toEqual([8]);
    const row = await rowOf(8);
    expect(row).toMatchObject({ crashes: 0, done_version: row['version'] });
  });

  it('that was running when its worker crashed is run alone', async () => {
    await anIdleProcess();
    await enqueue(photo(10), photo(11), photo(12), photo(13));
    await database.query(
      `update job_outbox set lease = gen_random_uuid(), leased_until = now() - interval '1 second'
       where subject_id = 12`,
    );
    const atOnce = new Map<number, number>();
    const busy = new Set<number>();
    const { done } = await aWorker(async ({ subjectId }) => {
      busy.add(subjectId);
      // Longer than the relay's interval, so that two jobs run at once in any process.
      await setTimeout(1200);
      atOnce.set(subjectId, busy.size);
      for (const other of busy) atOnce.set(other, Math.max(atOnce.get(other) ?? 0, busy.size));
      busy.delete(subjectId);
    });
    await until(() => done.length === 4);
    expect(atOnce.get(12)).toBe(1);
    expect(Math.max(...atOnce.values())).toBeGreaterThan(1);
  });

  it('that does not end in time is released when its worker stops, and another worker runs it', async () => {
    const { context } = await aWorker(() => new Promise<void>(() => undefined));
    await enqueue(photo(14));
    await until(async () => (await rowOf(14))['lease'] !== null);
    await context.close();
    await anIdleProcess();
    expect(await rowOf(14)).toMatchObject({ lease: null, attempts: 0, crashes: 0 });
    const { done } = await aWorker();
    await until(() => done.includes(14));
  });

  it('uses at most twenty-two connections of a worker, however many jobs there are', async () => {
    const { done } = await aWorker(() => setTimeout(50));
    const jobs = jobKinds.flatMap((kind) => Array.from({ length: 10 }, (_, n) => ({ ...photo(3000 + n), kind })));
    await enqueue(...jobs);
    let most = 0;
    await until(async () => {
      const [{ count }] = await database.query(
        // Without the autovacuum of the server, which comes when it likes.
        `select count(*)::integer as count from pg_stat_activity
         where datname = current_database() and backend_type = 'client backend'`,
      );
      most = Math.max(most, count);
      return done.length === jobs.length;
    });
    expect(most).toBeGreaterThan(jobKinds.length);
    expect(most).toBeLessThanOrEqual(22);
  });

  it('is run once when there are several workers', async () => {
    const workers = [await aWorker(() => setTimeout(5)), await aWorker(() => setTimeout(5))];
    await enqueue(...Array.from({ length: 60 }, (_, index) => photo(100 + index)));
    const all = (): number[] => workers.flatMap(({ done }) => done);
    await until(async () => (await countPendingJobs()) === 0);
    expect(all().sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => 100 + index));
  });
});

const redis = findRedisServer();
const withRedis = redis || process.env['CI'] ? describe : describe.skip;

withRedis(`jobs with Redis as the queue${redis ? '' : ' (redis-server was not found)'}`, () => {
  let server: RedisServer;
  beforeEach(async () => {
    server = new RedisServer(await freePort());
  });
  afterEach(() => server.kill());

  it('is not lost when Redis is killed and comes back empty, and no change waits for it', async () => {
    await server.start();
    const { done, context } = await aWorker(() => setTimeout(2), { redisUrl: server.url });
    for (let id = 1000; id < 1300; id += 1) {
      await enqueue(photo(id));
      // Redis is started again only after a hundred changes, so a change that waited for Redis would never end.
      if (id === 1100) await server.kill();
      if (id === 1200) await server.start();
    }
    await until(async () => (await countPendingJobs()) === 0);
    expect([...new Set(done)].sort((a, b) => a - b)).toEqual(Array.from({ length: 300 }, (_, index) => 1000 + index));
    await until(async () => (await context.get(QueueHealth).check()).error === null);
  });

  it('runs when the memory of Redis is full, and health and the doctor say so', async () => {
    await server.start();
    const { done, context } = await aWorker(undefined, { redisUrl: server.url });
    const errorOf = async (): Promise<string | null> => (await context.get(QueueHealth).check()).error;
    await until(async () => (await errorOf()) === null);
    const operator = new Redis(server.url);
    await operator.config('SET', 'maxmemory', '1mb');
    operator.disconnect();
    expect(await errorOf()).toMatch(/^OOM/);
    const config = readConfig({ DATABASE_URL: testDatabase.url, REDIS_URL: server.url });
    expect(await checkRedis(config)).toEqual([
      { part: 'redis', state: 'problem', text: expect.stringContaining('its memory is full: raise maxmemory') },
    ]);
    await enqueue(photo(1900));
    await until(() => done.includes(1900));
  });

  it('runs when Redis was never available', async () => {
    const { done, context } = await aWorker(undefined, { redisUrl: server.url });
    await enqueue(photo(2000));
    await until(() => done.includes(2000));
    expect(await context.get(QueueHealth).check()).toMatchObject({ engine: 'redis', error: expect.any(String) });
  });
});
