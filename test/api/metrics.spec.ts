import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { JobOutbox } from '../../src/jobs/job-outbox.js';
import { JobQueues } from '../../src/jobs/job-queues.js';
import { Config } from '../../src/platform/config/config.js';
import { Metrics } from '../../src/platform/metrics/metrics.js';
import { sendOpenTelemetryMetrics } from '../../src/platform/metrics/open-telemetry-metrics.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { findProgram } from '../support/find-program.js';
import { freePort } from '../support/free-port.js';
import { type ReceivedMetrics, startCollector } from '../support/otlp-collector.js';
import type { Answer } from '../support/visitor.js';

const metricsToken = 'una chiave per i numeri';

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false, metricsToken } });
});
afterAll(() => archive.close());

const read = async (): Promise<string[]> => (await archive.visitor().get('/metrics')).text.split('\n');
const linesOf = async (name: string): Promise<string[]> => (await read()).filter((line) => line.startsWith(name));

describe('the metrics of a collector', () => {
  it('are those of Prometheus, by the same names and labels', async () => {
    const collector = await startCollector();
    const { close } = sendOpenTelemetryMetrics(
      archive.app.get(Metrics),
      { endpoint: collector.url, headers: { 'x-scope': 'archive' }, serviceName: 'trieste' },
      60_000,
    );
    await archive.visitor().get('/api/photos');
    const text = await read();
    // The last are sent before the process ends.
    await close();
    collector.close();
    const [{ resource, metrics }] = collector.metrics as [ReceivedMetrics];
    expect(collector.metrics).toHaveLength(1);
    expect(resource).toEqual({ 'service.name': 'trieste', 'service.instance.id': expect.any(String) });

    const typesForPrometheus = text.filter((line) => line.startsWith('# TYPE ')).map((line) => line.slice(7));
    const typeOf = ({ sum, gauge }: (typeof metrics)[number]) => (sum ? 'counter' : gauge ? 'gauge' : 'histogram');
    expect(metrics.map((metric) => `${metric.name} ${typeOf(metric)}`).sort()).toEqual(typesForPrometheus.sort());

    const pointsOf = (name: string) => {
      const { sum, gauge, histogram, unit } = metrics.find((metric) => metric.name === name)!;
      return { unit, isMonotonic: sum?.isMonotonic, points: (sum ?? gauge ?? histogram)!.dataPoints };
    };
    const [memory] = pointsOf('process_resident_memory_bytes').points;
    expect([pointsOf('process_resident_memory_bytes').unit, memory!.asDouble! > 1e7]).toEqual(['By', true]);
    expect(pointsOf('process_cpu_seconds_total')).toMatchObject({ unit: 's', isMonotonic: true });

    const durations = pointsOf('http_request_duration_seconds');
    const lists = durations.points.find(({ attributes }) =>
      attributes.some(({ value }) => value.stringValue === '/api/photos'),
    )!;
    expect(durations.unit).toBe('s');
    expect(lists.bucketCounts).toHaveLength(lists.explicitBounds!.length + 1);
    expect(lists.bucketCounts!.reduce<number>((all, count) => all + Number(count), 0)).toBe(Number(lists.count));
    expect(Number(lists.count)).toBeGreaterThan(0);
  });

  it('cost a server that ends nothing but their last readings where there is none', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const collector = { endpoint: nobody, headers: {}, serviceName: 'trieste' };
    const { close } = sendOpenTelemetryMetrics(archive.app.get(Metrics), collector, 60_000);
    await expect(close()).resolves.toBeUndefined();
  });
});

describe('the metrics', () => {
  it('describe the process in the format of Prometheus and are not cached', async () => {
    const answer = await archive.visitor().get('/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.text).toMatch(/^process_resident_memory_bytes \d+/m);
  });

  it('answer 404 to other machines, unless they send the token', async () => {
    const elsewhere = { 'X-Forwarded-For': '192.0.2.1' };
    const refused = await archive.visitor().get('/metrics', elsewhere);
    expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const wrong = await archive.visitor().get('/metrics', { ...elsewhere, Authorization: 'Bearer something else' });
    expect(wrong.status).toBe(404);
    const admitted = await archive.visitor().get('/metrics', { ...elsewhere, Authorization: `Bearer ${metricsToken}` });
    expect(admitted.status).toBe(200);
  });

  it('count requests by route pattern, so that the number of labels is limited', async () => {
    const visitor = archive.visitor();
    const photo = await archive.aPhoto();
    await visitor.get(`/api/photos/${photo.id}`);
    for (const nothing of ['/api/photos/2147483000', '/api/nothing-1', '/api/nothing-2', '/nothing/3?x=4'])
      await visitor.get(nothing);
    const counted = await linesOf('http_request_duration_seconds_count');
    expect(counted).toEqual(
      expect.arrayContaining([
        'http_request_duration_seconds_count{method="GET",route="/api/photos/:id",status="200"} 1',
        'http_request_duration_seconds_count{method="GET",route="/api/photos/:id",status="404"} 1',
        'http_request_duration_seconds_count{method="GET",route="other",status="404"} 3',
      ]),
    );
    expect(counted.join()).not.toMatch(/nothing|2147483000/);
  });

  it('count jobs by kind and state, and show the longest wait', async () => {
    const [due, dead] = [await archive.aPhoto(), await archive.aPhoto()];
    await archive.database.transaction((tx) =>
      archive.app.get(JobOutbox).enqueue(
        [due, dead].map(({ id }) => ({ kind: 'index', subject: 'photo', subjectId: id })),
        tx,
      ),
    );
    await archive.database.query('update job_outbox set dead_at = now() where subject_id = $1', [dead.id]);
    await archive.database.query(`update job_outbox set due_at = now() - interval '90 seconds' where subject_id = $1`, [
      due.id,
    ]);
    expect(await linesOf('veduta_jobs{')).toEqual(
      expect.arrayContaining(['veduta_jobs{kind="index",state="dead"} 1', 'veduta_jobs{kind="index",state="owed"} 1']),
    );
    const [waited = ''] = await linesOf('veduta_jobs_longest_wait_seconds ');
    expect(Math.round(Number(waited.split(' ')[1]))).toBeGreaterThanOrEqual(90);
  });

  it('count the jobs in the queue by kind', async () => {
    const queued = [1, 2].map((id) => ({ kind: 'email', subject: 'contact_message', subjectId: id }) as const);
    await archive.app.get(JobQueues).add(queued.map((job) => ({ ...job, version: 1, crashes: 0, traceparent: null })));
    expect(await linesOf('veduta_jobs_queued{')).toEqual(
      expect.arrayContaining(['veduta_jobs_queued{kind="email"} 2', 'veduta_jobs_queued{kind="waveform"} 0']),
    );
  });

  it('show what is missing, how busy the database is, and what is rendered', async () => {
    const services = await linesOf('veduta_service_up{');
    expect(services).toEqual(
      expect.arrayContaining(['veduta_service_up{service="database"} 1', 'veduta_service_up{service="workers"} 0']),
    );
    const names = (await linesOf('veduta_')).map((line) => line.split(' ')[0]);
    for (const [name, states] of [
      ['veduta_database_connections', ['used', 'idle', 'waiting']],
      ['veduta_renderings', ['running', 'waiting']],
      ['veduta_images', ['running', 'waiting']],
    ] as const)
      for (const state of states) expect(names).toContain(`${name}{state="${state}"}`);
  });

  it('count statements that were slow, which the log names with the route that waited for them', async () => {
    const { id } = await archive.aPhoto();
    const line = jest.spyOn(Logger.prototype, 'warn');
    const counted = async () => Number((await linesOf('veduta_slow_statements_total '))[0]?.split(' ')[1]);
    const before = await counted();
    const config = archive.app.get(Config);
    const { slowQueryMs } = config;
    config.slowQueryMs = 150;
    try {
      let answer: Promise<Answer> | undefined;
      await archive.database.transaction(async (tx) => {
        await tx.query('lock table photos in access exclusive mode');
        answer = archive.visitor().get(`/api/photos/${id}`);
        await tx.query('select pg_sleep(0.3)');
      });
      expect(await answer).toMatchObject({ status: 200 });
    } finally {
      config.slowQueryMs = slowQueryMs;
    }
    expect(line).toHaveBeenCalledWith(
      expect.objectContaining({
        durationMs: expect.any(Number),
        statement: expect.stringMatching(/^select p\.title.* … .*from photos p .*\$1/),
        route: 'GET /api/photos/:id',
      }),
      'slow statement',
    );
    line.mockRestore();
    expect(await counted()).toBeGreaterThan(before);
  });

  it('count photographs by state, and show which engines answer', async () => {
    await archive.aPhoto({ status: 'draft' });
    expect(await linesOf('veduta_photos{')).toEqual(expect.arrayContaining(['veduta_photos{status="draft"} 1']));
    expect(await linesOf('veduta_queue_up{')).toEqual(['veduta_queue_up{engine="postgres"} 1']);
    expect(await linesOf('veduta_search_engine{')).toEqual(['veduta_search_engine{engine="postgres"} 1']);
    expect(await linesOf('veduta_tile_cache_requests_total{')).toEqual([
      'veduta_tile_cache_requests_total{result="hit"} 0',
      'veduta_tile_cache_requests_total{result="miss"} 0',
    ]);
  });

  const promtool = findProgram('promtool');
  const check = (...parts: string[]) => spawnSync(promtool!, parts, { encoding: 'utf8' });
  /** What the panels of the dashboard ask for. */
  const expressions = (JSON.parse(readFileSync('deploy/grafana/veduta.json', 'utf8')) as Dashboard).panels.flatMap(
    ({ targets }) => targets.map(({ expr }) => expr.replaceAll('$instance', '.*')),
  );
  const nameOf = (series: string) => series.replace(/_(?:bucket|count)$/, '');
  const nameIn = (expression: string) => nameOf(/\w+(?={)/.exec(expression)?.[0] ?? '');
  (promtool ? it : it.skip)('are read and watched as Prometheus expects it', () => {
    for (const asked of [
      ['check', 'config', '--syntax-only', 'deploy/prometheus/prometheus.yml'],
      ['check', 'rules', 'deploy/prometheus/veduta.rules.yml'],
      ['test', 'rules', 'deploy/prometheus/veduta.test.yml'],
    ])
      expect(check(...asked)).toMatchObject({ status: 0 });
  });

  it('have a panel of the dashboard each, whose labels they have', async () => {
    const lines = await read();
    const own = lines.flatMap((line) => /^# TYPE ((?:veduta|http)_\S+)/.exec(line)?.[1] ?? []);
    const names = expressions.map(nameIn);
    expect(own.filter((name) => !names.includes(name))).toEqual([]);
    const unknown = expressions.filter((asked) => {
      const values = lines.filter((line) => line.startsWith(nameIn(asked)));
      const [, labels = ''] = /by \(([\w, ]+)\)/.exec(asked) ?? [];
      return labels.split(', ').some((label) => label !== '' && !values.some((line) => line.includes(`${label}="`)));
    });
    expect(unknown).toEqual([]);
  });

  (promtool ? it : it.skip)('are asked for by expressions that Prometheus can read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'veduta-dashboard-'));
    const rules = expressions.map((expr, index) => ({ record: `panel:${index}`, expr }));
    const file = join(folder, 'rules.yml');
    // JSON is YAML, too.
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect(check('check', 'rules', file)).toMatchObject({ status: 0 });
    await rm(folder, { recursive: true });
  });

  it.each(['deploy/prometheus/veduta.rules.yml', 'deploy/grafana/veduta.json'])(
    'are all that %s asks for',
    async (path) => {
      await archive.visitor().get('/it/nothing');
      const asked = readFileSync(path, 'utf8').match(/\b(?:veduta|http|nodejs|process)_[a-z0-9_]+(?=[{[])/g) ?? [];
      const known = (await read()).map((line) => /^# TYPE (\S+)/.exec(line)?.[1]);
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.map(nameOf).filter((name) => !known.includes(name))).toEqual([]);
    },
  );
});
