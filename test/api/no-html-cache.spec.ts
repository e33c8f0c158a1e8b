import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
beforeAll(async () => {
  archive = await startArchive({ environment: { HTML_CACHE_MB: '0' }, mountPages });
});
afterAll(() => archive.close());

it('With HTML_CACHE_MB=0 every request renders its page, and the answer is the same', async () => {
  const [first, second] = [await fetch(`${archive.url}/it/about`), await fetch(`${archive.url}/it/about`)];
  expect([first.status, await second.text()]).toEqual([200, await first.text()]);
  const metrics = await (await fetch(`${archive.url}/metrics`)).text();
  expect(metrics).toContain('veduta_html_cache_requests_total{result="miss"} 2');
});
