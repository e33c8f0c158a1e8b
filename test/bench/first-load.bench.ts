/**
 * What a first visit costs in a real browser, on a telephone and on a wide screen: bytes of scripts and styles as they are
 * sent, requests, layout shift, and the largest paint as a ratio to the same page as a saved file (its HTML without
 * scripts, with the same styles, fonts and images, from the memory of a minimal server), on a slow line, in the same run.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { benchedPages, browserPath, startPublishedDemo } from './published-demo.js';

const rounds = 3;
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** A slow phone: 1.6 Mbit/s, 150 ms round trip, a quarter of this machine's speed. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowness = 4;

const server = await startPublishedDemo();
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const path of await benchedPages(server.url))
    for (const viewport of screens) {
      const visit = await weigh(browser, server.url + path, viewport);
      const saved = await serveSaved(visit.answers, path);
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        ratios.push(
          (await largestPaint(browser, server.url + path, viewport)) /
            (await largestPaint(browser, saved.url + path, viewport)),
        );
      saved.stop();
      const { script, stylesheet, requests, shift } = visit;
      console.log(
        [
          path.padEnd(48),
          `${viewport.width} px`.padStart(7),
          `JavaScript ${(script / 1000).toFixed(1)} kB`,
          `CSS ${(stylesheet / 1000).toFixed(1)} kB`,
          `${requests} requests`,
          `CLS ${shift.toFixed(3)}`,
          `largest paint ${(ratios.sort((a, b) => a - b)[rounds >> 1] ?? 0).toFixed(2)} × the saved page's`,
        ].join(', '),
      );
    }
} finally {
  await browser.close();
  await server.stop();
}

interface Answer {
  url: string;
  type: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Everything that a first visit asks for, until nothing more comes, and how far the page moved in the meantime. */
async function weigh(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const context = await firstVisit(browser, viewport);
  const page = await context.newPage();
  await noteShifts(page);
  const answers: Promise<Answer & { sent: number }>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    answers.push(
      (async () => ({
        url: response.url(),
        type: request.resourceType(),
        status: response.status(),
        headers: await response.allHeaders(),
        body: await response.body().catch(() => Buffer.alloc(0)),
        sent: (await request.sizes()).responseBodySize,
      }))(),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  const all = await Promise.all(answers);
  await context.close();
  const sent = (type: string) => all.reduce((sum, answer) => sum + (answer.type === type ? answer.sent : 0), 0);
  return { answers: all, requests: all.length, script: sent('script'), stylesheet: sent('stylesheet'), shift };
}

async function largestPaint(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const context = await firstVisit(browser, viewport);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.goto(url, { waitUntil: 'load' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0;
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) last = startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(last), 1000);
      }),
  );
  await context.close();
  return paint;
}

/** No cache of an earlier visit, and no service worker. */
function firstVisit(browser: Browser, viewport: { width: number; height: number }): Promise<BrowserContext> {
  return browser.newContext({ viewport, locale: 'it-IT', serviceWorkers: 'block' });
}

async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = window as unknown as { shift: number };
    noted.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) noted.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The answers once more; the page itself without its scripts. */
async function serveSaved(answers: Answer[], pagePath: string) {
  const files = new Map(answers.map((answer) => [new URL(answer.url).pathname, answer]));
  const page = files.get(pagePath);
  if (page) page.body = Buffer.from(withoutScripts(page.body.toString()));
  const server = createServer((request, response) => {
    const answer = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!answer) return response.writeHead(404).end();
    const type = answer.headers['content-type'] ?? 'application/octet-stream';
    return response.writeHead(answer.status, { 'content-type': type }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:modulepreload|preload" as="fetch)"[^>]*>/g, '');
}
