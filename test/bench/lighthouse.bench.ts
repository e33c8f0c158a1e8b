/**
 * Lighthouse, on an emulated phone, for home, archive, entity and photo. Accessibility, best practices and search engines must
 * be 100; performance is reported, with 95 as the goal, for it depends on the machine.
 */
import { chromium } from 'playwright-core';
import { benchedPages, browserPath, startPublishedDemo } from './published-demo.js';
import { freePort } from '../support/free-port.js';
import { fetchedLighthouse } from './fetched-lighthouse.js';

const mustBeWhole = ['accessibility', 'best-practices', 'seo'];

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
    const result = await lighthouse(server.url + path, {
      port,
      onlyCategories: ['performance', ...mustBeWhole],
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${path}`);
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`);
    const {
      'largest-contentful-paint': paint,
      'cumulative-layout-shift': shift,
      'total-blocking-time': blocked,
    } = audits;
    console.log(
      [
        path.padEnd(48),
        ...scores,
        `LCP ${paint?.displayValue}`,
        `CLS ${shift?.displayValue}`,
        `TBT ${blocked?.displayValue}`,
      ].join(', '),
    );
    for (const id of mustBeWhole) {
      if ((categories[id]?.score ?? 0) === 1) continue;
      process.exitCode = 1;
      for (const { id: audit } of categories[id]?.auditRefs ?? [])
        if ((audits[audit]?.score ?? 1) < 1) console.log(`  ${id}: ${audits[audit]?.title}`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
