/**
 * `npm test`: builds when sources are newer, starts one PostgreSQL for the whole run, runs every test that the machine can
 * run, names those it skips, and runs a spec that failed once more, alone. Arguments go to Jest, names first:
 * `npm test -- sign-in --selectProjects api`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { isBuildStale } from './build-stamp.mjs';
import { makeFolderForTests } from './folder-for-tests.mjs';
import { runFailedAgain } from './unstable-specs.mjs';

const passedOn = process.argv.slice(2);
if (isBuildStale()) await import('./build.mjs');

const folder = makeFolderForTests();
const temporaryFiles = join(folder, 'tmp');
mkdirSync(temporaryFiles);
const results = resolve('.cache/test-results.json');
const { startEmbeddedPostgres } =
  await import('../dist/backend/src/platform/database/embedded-postgres/start-embedded-postgres.js');
const { migrate } = await import('../dist/backend/src/migrations/migrate.js');
const postgres = await startEmbeddedPostgres({
  directory: join(folder, 'postgres'),
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
});
let outcome;
try {
  await migrate(postgres.url);
  const leftOut = missing();
  const first = runJest([...passedOn, ...selectionFor(leftOut)]);
  if (first) outcome = runFailedAgain(first, (spec) => runJest(['--runTestsByPath', spec, '--runInBand']) ?? first);
  for (const { name, why } of leftOut) console.log(`Left out: ${name} (${why})`);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const name of outcome?.unstable ?? []) console.log(`Unstable: ${name}`);
const { passed, failed } = outcome ?? { passed: 0, failed: 1 };
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function selectionFor(leftOut) {
  if (passedOn.includes('--selectProjects')) return [];
  const browser = leftOut.some(({ project }) => project === 'browser') ? [] : ['browser'];
  return ['--selectProjects', 'unit', 'integration', 'api', ...browser];
}

/** @returns the results as Jest writes them, null when it could not run */
function runJest(options) {
  // One more than processors on a small machine: tests in a browser wait for it half of the time.
  const workers = Math.max(3, Math.round(availableParallelism() / 2));
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
  mkdirSync('.cache', { recursive: true });
  rmSync(results, { force: true });
  spawnSync(
    process.execPath,
    [
      '--no-warnings',
      ...jest,
      ...options,
      '--json',
      `--outputFile=${results}`,
      ...(options.includes('--runInBand') ? [] : [`--maxWorkers=${workers}`]),
      // The results are complete then: a process that a test has left behind must not keep the run from ending.
      '--forceExit',
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', TEST_POSTGRES_URL: postgres.url, TMPDIR: temporaryFiles },
    },
  );
  return existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : null;
}

/** The programs that this machine lacks. In CI none may be skipped: the tests that need them fail. The schema is no package. */
function missing() {
  const withoutSchema = existsSync('.cache/iiif/iiif_3_0.json')
    ? []
    : [{ name: 'tests with the schema of the IIIF', why: 'fetch it with node scripts/fetch-iiif-tools.mjs' }];
  if (process.env.CI) return withoutSchema;
  const inPath = (command) => spawnSync('which', [command], { stdio: 'ignore' }).status === 0;
  return [
    ...(inPath('redis-server') ? [] : [{ name: 'tests with a real Redis', why: 'redis-server is not installed' }]),
    ...(inPath('nginx') || existsSync('/usr/sbin/nginx')
      ? []
      : [{ name: 'tests of replicas behind nginx', why: 'nginx is not installed' }]),
    ...(existsSync('.cache/meilisearch/meilisearch')
      ? []
      : [{ name: 'tests with a real Meilisearch', why: 'fetch it with node scripts/fetch-meilisearch.mjs' }]),
    ...(existsSync('.cache/iiif/mirador.js')
      ? []
      : [{ name: 'tests with other image viewers', why: 'fetch them with node scripts/fetch-iiif-tools.mjs' }]),
    ...withoutSchema,
    ...(inPath('chromium-headless-shell') || inPath('chromium')
      ? []
      : [{ name: 'tests in a real browser', why: 'chromium is not installed', project: 'browser' }]),
  ];
}
