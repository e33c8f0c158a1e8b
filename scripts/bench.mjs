/**
 * `npm run bench [name …] [number …]`: measures the production build, reports ratios within one run, and fails when one is over
 * its budget. Slow and noisy, so not part of CI. The benchmarks are the files of test/bench; numbers go to them, as sizes.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { isBuildStale } from './build-stamp.mjs';

if (isBuildStale()) await import('./build.mjs');
const args = process.argv.slice(2);
const sizes = args.filter((word) => /^\d+$/.test(word));
const wanted = args.filter((word) => !sizes.includes(word));
const benches = readdirSync('test/bench').filter((file) => file.endsWith('.bench.ts'));
for (const bench of benches.filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)))) {
  console.log(`\n# ${bench.replace('.bench.ts', '')}`);
  const { status } = spawnSync('node_modules/.bin/tsx', [`test/bench/${bench}`, ...sizes], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
