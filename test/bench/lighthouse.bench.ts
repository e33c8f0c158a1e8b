/**
 * Lighthouse with its own preset for phones, for home, archive, map, entity and photo: the median of five visits.
 * Accessibility, best practices and search engines must be 100, performance at least 95.
 * `tsx test/bench/lighthouse.bench.ts 1` visits each page once. `calibrated` as second argument is stricter and only reports
 * performance; a number there is the slowdown of the processor.
 *
 * The preset slows the processor down four times, whatever it is. Lighthouse's documentation says to calibrate that by the
 * benchmark index that it measures in each visit: four times makes a phone (375 to 500) of a fast desktop (1,500 to 2,000).
 * Calibrated, the slowdown is what makes this phone of the machine as it was during the visit before.
 */
import { chromium } from 'playwright-core';
import { benchedPages, browserPath, startPublishedDemo } from './published-demo.js';
import { freePort } from '../support/free-port.js';
import { fetchedLighthouse, type Report } from './fetched-lighthouse.js';
import { median } from './median.js';

const visits = Number(process.argv[2] ?? 5);
const isCalibrated = process.argv[3] === 'calibrated';
const fixedSlowdown = isCalibrated ? undefined : Number(process.argv[3] ?? 4);
/** Benchmark index of the phone: that of a fast desktop, slowed down four times. */
const phone = 1_750 / 4;
const mustBePerfect = ['accessibility', 'best-practices', 'seo'];
const leastPerformance = 95;

const lighthouse = await fetchedLighthouse();
const port = await freePort();
// Before the demo, which takes minutes: a missing browser is named at once.
const browser = await chromium.launch({
  executablePath: browserPath,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
});
const server = await startPublishedDemo();
let slowdown = fixedSlowdown ?? 1;
try {
  if (fixedSlowdown === undefined) await visitWithLighthouse(`${server.url}/it`);
  for (const path of await benchedPages(server.url)) {
    const reports: Report[] = [];
    const slowdowns: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      slowdowns.push(slowdown);
      reports.push(await visitWithLighthouse(server.url + path));
    }
    const score = (id: string) =>
      median(reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)));
    const value = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
    console.log(
      [
        path.padEnd(48),
        ...['performance', ...mustBePerfect].map((id) => `${id} ${score(id)}`),
        `LCP ${(value('largest-contentful-paint') / 1000).toFixed(1)} s`,
        `CLS ${value('cumulative-layout-shift').toFixed(3)}`,
        `TBT ${value('total-blocking-time').toFixed(0)} ms`,
        `slowed down ${median(slowdowns).toFixed(1)} times`,
        `benchmark index ${median(reports.map(({ environment }) => environment.benchmarkIndex)).toFixed(0)}`,
      ].join(', '),
    );
    const faults = reports.flatMap(({ categories, audits }) =>
      mustBePerfect.flatMap((id) =>
        (categories[id]?.auditRefs ?? [])
          .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
          .map(({ id: audit }) => `${id}: ${audits[audit]?.title}`),
      ),
    );
    if (!isCalibrated && score('performance') < leastPerformance) faults.push(`performance below ${leastPerformance}`);
    if (value('cumulative-layout-shift') > 0) faults.push('the layout shifts');
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
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  slowdown = fixedSlowdown ?? Math.max(1, result.lhr.environment.benchmarkIndex / phone);
  return result.lhr;
}
