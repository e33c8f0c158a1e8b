/**
 * Lighthouse, on an emulated phone, for home, archive, entity and photo: the median of five visits. Accessibility, best
 * practices and search engines must be 100; performance is reported, with 95 as the goal, for it depends on the machine.
 * `tsx test/bench/lighthouse.bench.ts 1` visits each page once.
 */
import { chromium } from 'playwright-core';
import { benchedPages, browserPath, startPublishedDemo } from './published-demo.js';
import { freePort } from '../support/free-port.js';
import { fetchedLighthouse, type Report } from './fetched-lighthouse.js';
import { median } from './median.js';

const visits = Number(process.argv[2] ?? 5);
const mustBePerfect = ['accessibility', 'best-practices', 'seo'];

const lighthouse = await fetchedLighthouse();
const port = await freePort();
// Before the demo, which takes minutes: a missing browser is named at once.
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
const server = await startPublishedDemo();
try {
  for (const path of await benchedPages(server.url)) {
    const reports: Report[] = [];
    for (let visit = 0; visit < visits; visit += 1) reports.push(await visitWithLighthouse(server.url + path));
    const scores = ['performance', ...mustBePerfect].map(
      (id) => `${id} ${median(reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)))}`,
    );
    const value = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
    console.log(
      [
        path.padEnd(48),
        ...scores,
        `LCP ${(value('largest-contentful-paint') / 1000).toFixed(1)} s`,
        `CLS ${value('cumulative-layout-shift').toFixed(3)}`,
        `TBT ${value('total-blocking-time').toFixed(0)} ms`,
      ].join(', '),
    );
    const faults = reports.flatMap(({ categories, audits }) =>
      mustBePerfect.flatMap((id) =>
        (categories[id]?.auditRefs ?? [])
          .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
          .map(({ id: audit }) => `${id}: ${audits[audit]?.title}`),
      ),
    );
    if (faults.length > 0) process.exitCode = 1;
    for (const fault of new Set(faults)) console.log(`  ${fault}`);
  }
} finally {
  await browser.close();
  await server.stop();
}

async function visitWithLighthouse(url: string): Promise<Report> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance', ...mustBePerfect],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  return result.lhr;
}
