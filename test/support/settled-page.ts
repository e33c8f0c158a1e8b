import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** Requests that may last as long as the page is open. */
const lasting = ['media', 'eventsource', 'websocket'];
const quietMs = 50;
const timeoutMs = 15_000;

const openRequests = new WeakMap<Page, Set<Request>>();

/**
 * Waits until the page is hydrated and its requests are answered. (Playwright's `networkidle` always waits half a second
 * longer.)
 * @throws Error when that is still not so after 15 s
 */
export async function untilSettled(page: Page): Promise<void> {
  const requests = openRequests.get(page)!;
  // A page without scripts, such as the one that a service worker shows offline, is not hydrated.
  await page.waitForSelector('html[data-hydrated], html:not(:has(#scripts))', { state: 'attached' });
  const deadline = Date.now() + timeoutMs;
  let quietSince: number | null = null;
  while (quietSince === null || Date.now() - quietSince < quietMs) {
    // Resolves after the current task of the page, which may start a request.
    if (requests.size === 0) await page.evaluate(() => null);
    if (requests.size > 0) quietSince = null;
    else quietSince ??= Date.now();
    if (Date.now() > deadline)
      throw new Error(`The page still waits for ${[...requests].map((request) => request.url()).join(' ')}`);
    await setTimeout(25);
  }
}

/**
 * From now on `goto` and `reload` wait until the page is settled: scripts start only after the first paint. Called again
 * after the listeners of the page were removed.
 */
export function settleAfterNavigation(page: Page): void {
  const known = openRequests.has(page);
  const requests = new Set<Request>();
  openRequests.set(page, requests);
  page.on('request', (request) => !lasting.includes(request.resourceType()) && requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  if (known) return;
  const { goto, reload } = page;
  page.goto = async (...input) => {
    const answer = await goto.apply(page, input);
    if (input[1]?.waitUntil !== 'commit') await untilSettled(page);
    return answer;
  };
  page.reload = async (...input) => {
    const answer = await reload.apply(page, input);
    await untilSettled(page);
    return answer;
  };
}
