/**
 * `npm run bench [name …]`: measures the production build, reports ratios within one run, and fails when one is over its
 * budget. Slow and noisy, so not part of CI. The benchmarks are the files of test/bench.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { isBuildStale } from './build-stamp.mjs';

if (isBuildStale()) await import('./build.mjs');
const wanted = process.argv.slice(2);
const benches = readdirSync('test/bench').filter((file) => file.endsWith('.bench.ts'));
for (const bench of benches.filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)))) {
  console.log(`\n# ${bench.replace('.bench.ts', '')}`);
  const { status } = spawnSync('node_modules/.bin/tsx', [`test/bench/${bench}`], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
