/**
 * `npm run bench [name …] [number …]`: measures the production build, reports ratios within one run, and fails when one is over
 * its budget. Slow and noisy, so not part of CI. The benchmarks are the files of test/bench; numbers go to them, as sizes.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { isBuildStale } from './build-stamp.mjs';

const args = process.argv.slice(2);
const sizes = args.filter((word) => /^\d+$/.test(word));
const wanted = args.filter((word) => !sizes.includes(word));
const benches = readdirSync('test/bench').flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? []);
const unknown = wanted.filter((name) => !benches.some((bench) => bench.startsWith(name)));
if (unknown.length > 0) {
  const isHelp = unknown.includes('--help') || unknown.includes('-h');
  if (!isHelp) console.error(`There is no benchmark ${unknown.join(', ')}.`);
  console.log(`npm run bench [-- NAME … SIZE …]: all of them, or those whose names begin so: ${benches.join(', ')}`);
  process.exit(isHelp ? 0 : 2);
}
if (isBuildStale()) await import('./build.mjs');
for (const bench of benches.filter((name) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)))) {
  console.log(`\n# ${bench}`);
  const { status } = spawnSync('node_modules/.bin/tsx', [`test/bench/${bench}.bench.ts`, ...sizes], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
