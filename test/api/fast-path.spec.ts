import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { FastPath } from '../../src/site/fast-path.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { type RawAnswer, rawRequest } from '../support/raw-request.js';
import { until } from '../support/until.js';

const metricsToken = 'a-token-that-reads-the-metrics-of-this-server';
let archive: TestArchive;
let fast: FastPath;
let photoPath: string;

/** Pages, and a middleware that sets a cookie for a request that asks for one. */
async function mountWithCookie(app: NestExpressApplication): Promise<void> {
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (request.headers['x-wants-cookie']) response.setHeader('Set-Cookie', 'secret=1');
    next();
  });
  await mountPages(app);
}

beforeAll(async () => {
  const environment = {
    LOG_LEVEL: 'debug',
    RATE_LIMIT: 'off',
    PUBLIC_URL: 'https://archive.example.org',
    METRICS_TOKEN: metricsToken,
  };
  archive = await startArchive({ environment, mountPages: mountWithCookie });
  fast = archive.app.get(FastPath);
  const entity = await archive.anEntity({ name: 'San Giusto' });
  const { slug } = await archive.aPhoto({ title: 'Il colle', entities: [entity] });
  photoPath = `/foto/${slug}`;
});
afterAll(() => archive.close());

type Asked = Parameters<typeof rawRequest>[1];
const ask = (path: string, asked?: Asked): Promise<RawAnswer> => rawRequest(archive.url + path, asked);

/** As it is answered by Express. */
async function askSlowly(path: string, asked?: Asked): Promise<RawAnswer> {
  const answering = jest.spyOn(fast, 'answer').mockReturnValue(false);
  try {
    return await ask(path, asked);
  } finally {
    answering.mockRestore();
  }
}

/** As it is answered in front of Express, or null. */
async function askFast(path: string, asked?: Asked): Promise<RawAnswer | null> {
  const answering = jest.spyOn(fast, 'answer');
  const answer = await ask(path, asked);
  const [answered] = answering.mock.results;
  answering.mockRestore();
  return answered?.value === true ? answer : null;
}

/**
 * Asks until the page is in the cache in its smallest form.
 * @param first the first answer in this encoding, the one compressed quickly
 */
async function settle(path: string, encoding: string, first?: RawAnswer): Promise<void> {
  const headers = { 'Accept-Encoding': encoding };
  const { bytes } = first ?? (await ask(path, { headers }));
  if (encoding !== 'identity') await until(async () => !(await ask(path, { headers })).bytes.equals(bytes));
}

function textOf({ bytes, headers }: RawAnswer): string {
  const encoding = headers['content-encoding'];
  return (encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Where a logger writes its lines. */
function streamOf(logger: object): { write(line: string): boolean } {
  const key = Object.getOwnPropertySymbols(logger).find(({ description }) => description === 'pino.stream');
  return (logger as Record<symbol, { write(line: string): boolean }>)[key!]!;
}

/** Without what differs between any two answers. */
const comparable = ({ status, headers: { date, 'x-request-id': id, ...headers }, bytes }: RawAnswer) => {
  expect(Math.abs(Date.now() - Date.parse(String(date)))).toBeLessThan(10_000);
  expect(id).toMatch(/^[\w.:-]{8,64}$/);
  return { status, headers, bytes: bytes.toString('base64') };
};

describe('a cached page is answered in front of Express as Express answers it', () => {
  const pages = ['/it', '/de/archivio', '/en/schede?type=none', '/it/about', 'photo', '/en/nowhere'];

  it.each(pages.flatMap((page) => ['br', 'gzip', 'identity'].map((encoding) => [page, encoding] as const)))(
    '%s in %s',
    async (page, encoding) => {
      const path = page === 'photo' ? `/en${photoPath}` : page;
      await settle(path, encoding);
      for (const method of ['GET', 'HEAD']) {
        const asked = { method, headers: { 'Accept-Encoding': encoding } };
        const slow = await askSlowly(path, asked);
        const answer = await askFast(path, asked);
        expect(answer && comparable(answer)).toEqual(comparable(slow));
        expect(Number(answer?.headers['content-length'])).toBeGreaterThan(1000);
        expect(answer?.bytes.length).toBe(method === 'HEAD' ? 0 : Number(answer?.headers['content-length']));
      }
      const { etag } = (await ask(path, { headers: { 'Accept-Encoding': encoding } })).headers;
      const asked = { headers: { 'Accept-Encoding': encoding, 'If-None-Match': `W/"other", W/${String(etag)}` } };
      const slow = await askSlowly(path, asked);
      const answer = await askFast(path, asked);
      expect(answer && comparable(answer)).toEqual(comparable(slow));
      expect(answer?.status).toBe(page === '/en/nowhere' ? 404 : 304);
    },
  );

  it('with the same entity tag as the first answer, and another for other bytes', async () => {
    const path = '/it/licenses';
    const first = await ask(path, { headers: { 'Accept-Encoding': 'br' } });
    const second = await askFast(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(second?.headers['etag']).toBe(first.headers['etag']);
    expect(first.headers['etag']).toMatch(/^"[^"]{20,}"$/);
    const gzip = await askFast(path, { headers: { 'Accept-Encoding': 'gzip' } });
    const whole = await askFast(path);
    await settle(path, 'br', first);
    const smaller = await askFast(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(new Set([first, gzip, whole, smaller].map((answer) => answer?.headers['etag'])).size).toBe(4);
    expect(smaller?.bytes.length).toBeLessThan(first.bytes.length);
    expect(new Set([first, gzip!, whole!, smaller!].map(textOf)).size).toBe(1);
  });

  it('with the id of the caller, if it is valid', async () => {
    await ask('/it/about');
    expect((await askFast('/it/about', { headers: { 'X-Request-Id': 'from-a-proxy' } }))?.headers).toMatchObject({
      'x-request-id': 'from-a-proxy',
    });
    expect((await askFast('/it/about', { headers: { 'X-Request-Id': 'a b' } }))?.headers['x-request-id']).toMatch(
      /^[\da-f-]{36}$/,
    );
  });

  it('with a line in the log that hides tokens', async () => {
    await ask('/it/about');
    const writing = jest.spyOn(streamOf(fast['log'].logger), 'write').mockReturnValue(true);
    const headers = { 'X-Request-Id': 'log-line-1' };
    expect(await askFast('/it/about?token=secret&x=1', { headers })).not.toBeNull();
    await until(async () => writing.mock.calls.length > 0);
    expect(JSON.parse(writing.mock.calls[0]![0])).toMatchObject({
      level: 20,
      requestId: 'log-line-1',
      req: { method: 'GET', url: '/it/about?token&x', remoteAddress: expect.stringContaining('127.0.0.1') },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
      msg: 'request completed',
    });
    writing.mockRestore();
  });

  it('and is counted by its pattern and among the hits', async () => {
    const series = [
      'http_request_duration_seconds_count{method="GET",route="/foto/@slug",status="200"}',
      'http_request_duration_seconds_count{method="HEAD",route="/foto/@slug",status="200"}',
      'http_request_duration_seconds_count{method="GET",route="/foto/@slug",status="304"}',
      'veduta_html_cache_requests_total{result="hit"}',
    ];
    const counts = async (): Promise<number[]> => {
      const read = await fetch(`${archive.url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } });
      const lines = (await read.text()).split('\n');
      return series.map((name) =>
        Number(
          lines
            .find((line) => line.startsWith(name))
            ?.split(' ')
            .at(-1) ?? 0,
        ),
      );
    };
    await ask(`/de${photoPath}`);
    const { etag } = (await ask(`/de${photoPath}`)).headers;
    const before = await counts();
    await askFast(`/de${photoPath}`);
    await askFast(`/de${photoPath}`, { method: 'HEAD' });
    await askFast(`/de${photoPath}`, { headers: { 'If-None-Match': String(etag) } });
    expect((await counts()).map((count, at) => count - before[at]!)).toEqual([1, 1, 1, 3]);
  });
});

describe('a request is left to Express', () => {
  beforeAll(async () => {
    for (const path of ['/it/about', '/']) for (let time = 0; time < 2; time += 1) await ask(path);
    expect(await askFast('/it/about')).not.toBeNull();
  });

  it('when the visitor has chosen another language', async () => {
    const chosen = { headers: { Cookie: 'x=1; preferred_language=en' } };
    expect(await askFast('/it/about?utm_source=mail', chosen)).toBeNull();
    expect(await ask('/it/about', chosen)).toMatchObject({ status: 302, headers: { location: '/en/about' } });
    expect(await askFast('/it/about', { headers: { Cookie: 'preferred_language=it' } })).not.toBeNull();
    expect(await askFast('/it/about', { headers: { Cookie: 'preferred_language=xx; sid=1' } })).not.toBeNull();
  });

  it.each([
    ['for the address without a language', '/', {}],
    ['that sends something', '/it/about', { method: 'POST' }],
    ['with a body', '/it/about', { headers: { 'Content-Length': '0', 'Transfer-Encoding': 'chunked' } }],
    ['for an encoding that we do not have', '/it/about', { headers: { 'Accept-Encoding': 'identity;q=0' } }],
    ['for a page that is not cached', '/it/terms', {}],
  ])('%s', async (_, path, asked) => {
    expect(await askFast(path, asked).catch(() => null)).toBeNull();
  });

  it('while the server stops, because Express tells the client that its connection ends', async () => {
    const express = jest.fn();
    const server = createServer(express);
    fast.mount(server);
    const askCached = (): void => {
      const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/it/about' });
      server.emit('request', request, new ServerResponse(request));
    };
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    askCached();
    expect(express).not.toHaveBeenCalled();
    server.close();
    askCached();
    expect(express).toHaveBeenCalledTimes(1);
  });

  it('and its answer is not stored when it sets a cookie', async () => {
    const path = '/it/accessibility';
    const first = await ask(path, { headers: { 'X-Wants-Cookie': '1' } });
    expect(first.headers['set-cookie']).toEqual(['secret=1']);
    expect(first.headers['etag']).toBeUndefined();
    expect(await askFast(path)).toBeNull();
    const next = await askFast(path);
    expect(next?.status).toBe(200);
    expect(next?.headers['set-cookie']).toBeUndefined();
  });
});

describe('parameters that the page does not read', () => {
  it('make no other copy, and are not repeated in the page', async () => {
    const first = await ask('/it/archivio?fbclid=abc&search=colle');
    expect(textOf(first)).not.toContain('fbclid');
    const again = await askFast('/it/archivio?search=colle&utm_source=mail&page=1');
    expect(again?.bytes.equals(first.bytes)).toBe(true);
    expect(textOf(first)).toContain('/it/archivio?search=colle"');
  });
});
