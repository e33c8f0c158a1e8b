import { mountPages } from '../../src/site/mount-pages.js';
import { HtmlCache } from '../../src/site/html-cache.js';
import { RenderQueue } from '../../src/site/render-queue.js';
import { PubSub } from '../../src/platform/database/pub-sub.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.js';
import { until } from '../support/until.js';
import type { Answer } from '../support/visitor.js';

let archive: TestArchive;
let proxy: DatabaseProxy;

beforeAll(async () => {
  archive = await startArchive({
    mountPages,
    environment: { LOG_LEVEL: 'silent', RATE_LIMIT: 'off' },
    config: { databaseAnswerMs: 1500, databaseConnections: 4 },
    routeOf: async (url) => {
      proxy = await startDatabaseProxy(url);
      return proxy.url;
    },
  });
  await archive.aPhoto({ title: 'Molo Audace' });
});
afterEach(async () => {
  proxy.pass();
  await until(async () => (await ready()).status !== 'unavailable' && !archive.app.get(PubSub).isDatabaseAway);
});
afterAll(async () => {
  await archive.close();
  await proxy.close();
});

const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const page = (path: string) => archive.visitor().get(path, browser);
const ready = async (): Promise<{ status: string; missing: string[] }> =>
  (await archive.visitor().get('/health/ready')).body as { status: string; missing: string[] };

async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const started = performance.now();
  const result = await work;
  expect(performance.now() - started).toBeLessThan(ms);
  return result;
}

function expectUnavailablePage({ status, headers, text }: Answer, language: string, words: string): void {
  expect(status).toBe(503);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(text).toContain(`<html lang="${language}"`);
  expect(text).toContain(words);
  expect(text).not.toMatch(/ECONN|pg-pool|node_modules|127\.0\.0\.1/);
}

function expectUnavailableAnswer({ status, headers, body }: Answer): void {
  expect(status).toBe(503);
  expect(body).toMatchObject({ statusCode: 503, code: 'unavailable' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('while the database refuses connections', () => {
  it('what can be read in memory is read, also when its life is over', async () => {
    for (const path of ['/it/archivio', '/en/archivio']) expect((await page(path)).status).toBe(200);
    proxy.refuse();
    await until(async () => archive.app.get(PubSub).isDatabaseAway);
    expect((await page('/it/archivio')).status).toBe(200);

    const cached = archive.app.get(HtmlCache)['pages'];
    cached.set('/en/archivio', cached.get('/en/archivio')!, { ttl: 1, start: performance.now() - 600_000 });
    expect(cached.get('/en/archivio', { allowStale: false })).toBeUndefined();
    const stale = await page('/en/archivio');
    expect(stale.status).toBe(200);
    expect(stale.text).toContain('Molo Audace');
  });

  it('pages that cannot be rendered say so in the language of their address', async () => {
    proxy.refuse();
    expectUnavailablePage(await page('/it/foto/nessuna'), 'it', 'Il servizio');
    expectUnavailablePage(await page('/en/archivio?page=77'), 'en', 'The service is not available');
    expectUnavailablePage(await page('/de/schede'), 'de', 'Der Dienst');
    expectUnavailablePage(await page('/photos/12'), 'it', 'Il servizio');
  });

  it.each(['/api/photos', '/api/tags', '/api/search?q=molo', '/api/map?bbox=13,45,14,46&zoom=10'])(
    'programs get the code "unavailable" from %s',
    async (path) => {
      proxy.refuse();
      expectUnavailableAnswer(await archive.visitor().get(path));
    },
  );

  it('health names the database and nothing else', async () => {
    proxy.refuse();
    expect(await inTime(ready(), 3000)).toEqual({ status: 'unavailable', missing: ['database'] });
    expect((await archive.visitor().get('/health/live')).status).toBe(200);
  });
});

describe('while the database hangs', () => {
  it('health says so within two seconds, and requests are answered', async () => {
    await page('/it/archivio');
    proxy.hold();
    expect(await inTime(ready(), 3000)).toEqual({ status: 'unavailable', missing: ['database'] });
    expectUnavailableAnswer(await inTime(archive.visitor().get('/api/photos'), 20_000));
    expectUnavailablePage(await inTime(page('/en/archivio?page=78'), 20_000), 'en', 'The service');
  });
});

describe('when connections are dropped silently', () => {
  it('a replica goes on with new ones', async () => {
    const lists = (): Promise<Answer[]> =>
      Promise.all(Array.from({ length: 12 }, (_, n) => archive.visitor().get(`/api/photos?page=${n + 1}`)));
    await lists();
    proxy.cut();
    for (const { status } of await inTime(lists(), 20_000)) expect([200, 503]).toContain(status);
    await until(async () => (await lists()).every(({ status }) => status === 200));
  });

  it('a page that was being rendered is rendered anew for the next visitor', async () => {
    archive.app.get(RenderQueue).deadlineMs = 800;
    await page('/it/archivio?page=1');
    proxy.cut();
    const waiting = await inTime(Promise.all(Array.from({ length: 3 }, () => page('/it/archivio?page=79'))), 5000);
    waiting.forEach((answer) => expectUnavailablePage(answer, 'it', 'Il servizio'));
    archive.app.get(RenderQueue).deadlineMs = 15_000;
    await until(async () => (await page('/it/archivio?page=79')).status === 200);
  });
});
