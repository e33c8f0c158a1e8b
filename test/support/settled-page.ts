import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** What may go on for as long as a page is open. */
const lasting = ['media', 'eventsource', 'websocket'];
const quietMs = 50;
const timeoutMs = 15_000;

const underWay = new WeakMap<Page, Set<Request>>();

/**
 * Waits until scripts have taken over the page and nothing that it asked for is under way any more. (Playwright's
 * `networkidle` waits for half a second in which nothing happens, also where nothing has happened at all.)
 * @throws Error when that is still not so after 15 s
 */
export async function untilSettled(page: Page): Promise<void> {
  const requests = underWay.get(page)!;
  // Without scripts, or when they could not be loaded, there is nothing to wait for.
  await page.waitForSelector('html[data-hydrated], html:not(:has(#scripts))', { state: 'attached' });
  const deadline = Date.now() + timeoutMs;
  let quietSince: number | null = null;
  while (quietSince === null || Date.now() - quietSince < quietMs) {
    // The page answers once it has done what it had begun, which may be to ask for something.
    await page.evaluate(() => null);
    if (requests.size > 0) quietSince = null;
    else quietSince ??= Date.now();
    if (Date.now() > deadline)
      throw new Error(`The page still waits for ${[...requests].map((request) => request.url()).join(' ')}`);
    await setTimeout(10);
  }
}

/** Scripts start after the page is painted: from now on whoever arrives on the page by its address comes to rest on it. */
export function settleAfterNavigation(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => !lasting.includes(request.resourceType()) && requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
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
