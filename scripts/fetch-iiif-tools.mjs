/**
 * `node scripts/fetch-iiif-tools.mjs`: puts what others read our IIIF documents with into .cache/iiif, for the tests only: the image
 * viewers Mirador and Clover from the npm registry (8 MB), and the schema of the IIIF's validator from its repository.
 */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFile, fetchPackageFile } from './fetch-package-file.mjs';

const folder = '.cache/iiif';
const viewers = [
  {
    name: 'mirador@4.0.0',
    file: 'dist/mirador.min.js',
    sha256: '86109137e947117095f44b800c69b27c0e0ac5ef41e0a354839f33e761cec0e3',
    path: join(folder, 'mirador.js'),
  },
  {
    name: '@samvera/clover-iiif@3.3.8',
    file: 'dist/web-components/index.umd.js',
    sha256: 'fb41d5ee522785d8c484944de2f271d8dc80506a0e60b80cbd4cea4d6d55c16a',
    path: join(folder, 'clover.js'),
  },
];
const schema = {
  name: 'https://raw.githubusercontent.com/IIIF/presentation-validator/fb5bd9039494701dc7472cdcaffe83fb5a212463/schema/iiif_3_0.json',
  sha256: '14dd7ee8aee25d959be4b12feddb4179c726909fc85b925f6707f4ab3bfe2ad6',
  path: join(folder, 'iiif_3_0.json'),
};

try {
  for (const viewer of viewers) fetchPackageFile(viewer);
  console.log(`The image viewers are in ${folder}.`);
} catch (error) {
  console.error(`The image viewers could not be fetched: ${error.message}`);
  process.exitCode = 1;
}
try {
  await fetchSchema(schema);
  console.log(`The schema is at ${schema.path}.`);
} catch (error) {
  // Not every machine that reaches the registry reaches this place. The tests with the schema are skipped then.
  console.error(`The schema could not be fetched: ${error.message}`);
}

async function fetchSchema({ name, sha256, path }) {
  if (existsSync(path)) return;
  const answer = await fetch(name, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}`);
  const draft = `${path}.draft`;
  writeFileSync(draft, Buffer.from(await answer.arrayBuffer()));
  try {
    checkFile(draft, { name, sha256 });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}
