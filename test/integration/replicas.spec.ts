import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { anUnmigratedDatabase, type TestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { findNginx, startNginx } from '../support/nginx.js';
import { findRedisServer, RedisServer } from '../support/redis-server.js';
import { startS3, type TestS3 } from '../support/s3-server.js';
import { aJpeg } from '../support/scans.js';
import { type ReceivedSpan, startCollector, type Collector } from '../support/otlp-collector.js';
import { unseenFor } from '../support/unseen-for.js';
import { until } from '../support/until.js';
import { Visitor } from '../support/visitor.js';

const administrator = { email: 'a@example.org', password: 'una-parola-segreta' };
const [web, worker] = ['dist/backend/src/main.js', 'dist/backend/workers/main.js'];

let database: TestDatabase;
let folder: string;
let s3: TestS3;
let redis: RedisServer;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let ports: number[];
let collector: Collector;
let replicas: ChildProcess[];
let workers: ChildProcess[];
let admin: Visitor;

/** Each has a folder of its own, as on a machine of its own; they have the database, the bucket and Redis in common. */
function start(script: string, own: string, more: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, own),
      REDIS_URL: redis.url,
      ...s3.environment,
      PUBLIC_URL: nginx.url,
      NODE_NO_WARNINGS: '1',
      LOG_LEVEL: 'fatal',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20collector-key',
      OTEL_BSP_SCHEDULE_DELAY: '200',
      OTEL_METRIC_EXPORT_INTERVAL: '2000',
      ...more,
    },
  });
}

const startReplica = (index: number): ChildProcess =>
  start(web, `web-${index}`, {
    HOST: '127.0.0.1',
    PORT: String(ports[index]),
    WEB_PROCESSES: '1',
    WORKERS: 'off',
    TRUST_PROXY: '1',
    SESSION_SECRET: 'the-same-secret-on-every-replica-of-this-archive',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });

const addressOf = (index: number): string => `http://127.0.0.1:${ports[index]}`;
const isReady = async (index: number): Promise<boolean> =>
  (await fetch(`${addressOf(index)}/health/ready`).catch(() => null))?.ok === true;

/** What every replica answers, asked one by one. */
const onEach = (path: string): Promise<{ status: number; text: string }[]> =>
  Promise.all(
    ports.map(async (_, index) => {
      const answer = await fetch(addressOf(index) + path, { redirect: 'manual' });
      return { status: answer.status, text: await answer.text() };
    }),
  );

const unseenOnAny = (path: string, shows: (answer: { status: number; text: string }) => boolean): Promise<number> =>
  unseenFor(async () => (await onEach(path)).every(shows));

const upload = (title: string, jpeg: Buffer, headers: Record<string, string> = {}) => {
  const form = new FormData();
  form.append('title', title);
  form.append('status', 'published');
  form.append('image', new Blob([new Uint8Array(jpeg)]), 'scan.jpg');
  return admin.change('POST', '/api/admin/photos', { multipart: form, headers });
};

/** An upload to one replica, whose pictures a worker has made. */
async function aPublicPhoto(
  title: string,
  headers: Record<string, string> = {},
): Promise<{ id: number; slug: string; image: { src: string } }> {
  const { status, body } = await upload(title, await aJpeg({ seed: title.length }), headers);
  expect({ status, body }).toMatchObject({ status: 202 });
  const path = `/api/photos/${(body as { id: number }).id}`;
  await until(async () => (await fetch(nginx.url + path)).ok);
  return (await (await fetch(nginx.url + path)).json()) as { id: number; slug: string; image: { src: string } };
}

const isRedis = ({ attributes }: ReceivedSpan): boolean => attributes['db.system.name'] === 'redis';

const areInstalled = findNginx() !== null && findRedisServer() !== null;
const withNginx = areInstalled || process.env['CI'] ? describe : describe.skip;

withNginx('three replicas and two workers behind nginx, with a bucket and Redis', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'veduta-replicas-'));
    redis = new RedisServer(await freePort());
    [database, s3, collector] = await Promise.all([anUnmigratedDatabase(), startS3(), startCollector(), redis.start()]);
    ports = [await freePort(), await freePort(), await freePort()];
    nginx = await startNginx(ports);
    // All at once, on a database without a table: one of them migrates it.
    replicas = ports.map((_, index) => startReplica(index));
    workers = [0, 1].map((index) => start(worker, `worker-${index}`));
    for (const index of ports.keys()) await until(() => isReady(index), 90_000);
    admin = new Visitor(nginx.url);
    expect((await admin.signIn(administrator)).status).toBe(200);
  });
  afterAll(async () => {
    for (const running of [...replicas, ...workers]) running.kill('SIGKILL');
    await nginx.close();
    collector.close();
    await redis.kill();
    await s3.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('a photo that one replica has taken is seen with its picture on every one, and so is a change within a second', async () => {
    const { id, slug } = await aPublicPhoto('Il molo');
    const page = `/it/foto/${slug}`;
    expect((await onEach(page)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first] = await onEach(page);
    const [picture] = /\/uploads\/[^" ]+\.webp/.exec(first!.text)!;
    expect((await onEach(picture)).map(({ status }) => status)).toEqual([200, 200, 200]);

    const change = { description: 'Un vapore al molo.' };
    expect((await admin.change('PATCH', `/api/admin/photos/${id}`, { json: change })).status).toBe(200);
    expect(await unseenOnAny(page, ({ text }) => text.includes(change.description))).toBeLessThan(1000);

    expect((await admin.change('DELETE', `/api/admin/photos/${id}`)).status).toBeLessThan(300);
    expect(await unseenOnAny(page, ({ status }) => status === 410)).toBeLessThan(1000);
  });

  it('a trace follows an upload from its request to the files that a worker makes, and says nothing of what was sent', async () => {
    const [traceId, caller] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    await aPublicPhoto('Il titolo che nessun altro conosce', { traceparent: `00-${traceId}-${caller}-01` });
    const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId);
    const find = (name: string | RegExp) =>
      ofTrace().find((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));
    const parentOf = (span: ReceivedSpan | undefined) =>
      ofTrace().find(({ spanId }) => spanId === span?.parentId)?.name;
    await until(() => find('process renditions') !== undefined);

    const request = find('POST /api/admin/photos');
    expect(request).toMatchObject({ parentId: caller, attributes: { 'http.response.status_code': '202' } });
    expect(request?.attributes['service.name']).toBe('veduta');
    expect(ofTrace().filter(({ name, parentId }) => name === 'INSERT' && parentId === request?.spanId)).not.toEqual([]);
    expect(parentOf(find('publish renditions'))).toBe('POST /api/admin/photos');
    expect(ofTrace().some((span) => isRedis(span) && parentOf(span) === 'publish renditions')).toBe(true);
    expect(parentOf(find('process renditions'))).toBe('publish renditions');
    expect(ofTrace().some((span) => span.name === 'UPDATE' && parentOf(span) === 'process renditions')).toBe(true);
    // The index follows the rendered photo, and its job belongs to the same trace.
    await until(() => find('process index') !== undefined);

    expect(JSON.stringify(collector.spans)).not.toMatch(/nessun altro conosce|a@example\.org|una-parola-segreta/);
    expect([...collector.authorizations]).toEqual(['Bearer collector-key']);
    // Neither pings nor the search for due jobs begin one.
    expect(collector.spans.filter(({ name, parentId }) => parentId === null && /^[A-Z]+$/.test(name))).toEqual([]);
  });

  it('every replica sends its metrics, as an instance of one service', async () => {
    const senders = (): Set<string | undefined> =>
      new Set(collector.metrics.map(({ resource }) => resource['service.instance.id']));
    await until(async () => senders().size === ports.length);
    const names = collector.metrics[0]!.metrics.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['process_resident_memory_bytes', 'veduta_jobs']));
    expect(new Set(collector.metrics.map(({ resource }) => resource['service.name']))).toEqual(new Set(['veduta']));
  });

  it('a change of the settings is seen on every replica within a second', async () => {
    const { status } = await admin.change('PUT', '/api/admin/settings', { json: { city: 'Gorizia' } });
    expect(status).toBe(200);
    expect(await unseenOnAny('/it/about', ({ text }) => text.includes('Gorizia'))).toBeLessThan(1000);
  });

  it('attempts to sign in are counted together', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        new Visitor(addressOf(index % 3), { 'X-Forwarded-For': '192.0.2.7' }).signIn({
          email: 'nobody@example.org',
          password: 'a-wrong-password',
        }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const late = await Promise.all(
      [0, 1, 2].map((index) =>
        new Visitor(addressOf(index), { 'X-Forwarded-For': '192.0.2.7' }).signIn({
          email: 'nobody@example.org',
          password: 'a-wrong-password',
        }),
      ),
    );
    expect(late.map(({ status }) => status)).toEqual([429, 429, 429]);
  });

  it('nothing that was acknowledged is lost when a replica is killed, Redis comes back empty and the bucket is away', async () => {
    const { id } = await aPublicPhoto('La provata');
    const uploaded: number[] = [];
    let [done, acknowledged] = [false, -1];
    const load = async (ask: (turn: number) => Promise<void>) => {
      for (let turn = 0; !done; turn += 1) {
        // What fails was not acknowledged.
        await ask(turn).catch(() => undefined);
        await pause(100);
      }
    };
    const loads = [
      load(async (turn) => {
        const { status, body } = await upload(`Carico ${turn}`, await aJpeg({ seed: 1000 + turn }));
        if (status === 202) uploaded.push((body as { id: number }).id);
      }),
      load(async (turn) => {
        const json = { description: `Stato ${turn}` };
        const { status } = await admin.change('PATCH', `/api/admin/photos/${id}`, { json });
        if (status === 200) acknowledged = turn;
      }),
    ];
    const work = () => pause(700);
    await work();
    const killed = once(replicas[1]!, 'exit');
    replicas[1]!.kill('SIGKILL');
    await killed;
    replicas[1] = startReplica(1);
    await redis.kill();
    await work();
    await redis.start();
    await work();
    await s3.goAway();
    await work();
    await s3.comeBack();
    await until(() => isReady(1));
    await work();
    done = true;
    await Promise.all(loads);

    expect(uploaded.length).toBeGreaterThan(3);
    const { description } = (await (await fetch(`${nginx.url}/api/photos/${id}`)).json()) as { description: string };
    // A later one may have been stored whose answer was lost.
    expect(Number(description.replace('Stato ', ''))).toBeGreaterThanOrEqual(acknowledged);
    for (const each of uploaded) {
      const path = `${nginx.url}/api/photos/${each}`;
      await until(async () => (await fetch(path)).ok);
      const { imageUrl } = (await (await fetch(path)).json()) as { imageUrl: string };
      expect((await fetch(nginx.url + imageUrl)).status).toBe(200);
    }
  });

  it('a restart of one replica after the other fails no request', async () => {
    const { id, slug } = await aPublicPhoto('La restaurata');
    const failed: string[] = [];
    let [done, answered] = [false, 0];
    const agent = new Agent({ keepAlive: true });
    const read = (path: string): Promise<number> =>
      new Promise((resolve, reject) => {
        get(nginx.url + path, { agent }, (response) => {
          response.resume().on('end', () => resolve(response.statusCode!));
        }).on('error', reject);
      });
    const load = async (what: string, ask: (turn: number) => Promise<number>) => {
      for (let turn = 0; !done; turn += 1) {
        const status = await ask(turn).catch(String);
        if (status === 200) answered += 1;
        else failed.push(`${what} ${status}`);
        await pause(20);
      }
    };
    const editing = async (turn: number) =>
      (await admin.change('PATCH', `/api/admin/photos/${id}`, { json: { description: `Numero ${turn}.` } })).status;
    const loads = [
      load('page', () => read(`/it/foto/${slug}`)),
      load('list', (turn) => read(`/api/photos?page=${(turn % 3) + 1}`)),
      load('search', () => read('/it/search?q=restaurata')),
      load('edit', editing),
    ];
    for (const index of ports.keys()) {
      const ended = once(replicas[index]!, 'exit');
      replicas[index]!.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      replicas[index] = startReplica(index);
      await until(() => isReady(index));
    }
    done = true;
    await Promise.all(loads);
    agent.destroy();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  });
});
