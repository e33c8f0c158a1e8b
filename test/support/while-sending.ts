import type { Page } from 'playwright-core';

/**
 * Lets the page send a change to the address, and does something before the server gets it: as on a slow line.
 * @param path of the API
 */
export async function whileSending(
  page: Page,
  path: string,
  send: () => Promise<void>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (route.request().method() !== 'GET') await isLetGo;
      await route.continue();
    },
  );
  const sent = page.waitForRequest((request) => request.method() !== 'GET' && new URL(request.url()).pathname === path);
  await Promise.all([sent, send()]);
  await meanwhile();
  letGo();
}
