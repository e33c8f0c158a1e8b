/**
 * `npm run build`: server and workers (nest build → dist/backend), pages (vite build → dist/web), what copies of the site bring
 * along (→ dist/static-site) and the schemas of the API's answers (→ dist/answer-schemas.json), in parallel.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildStamp } from './build-stamp.mjs';
import { precompress } from './precompress.mjs';

rmSync(buildStamp, { force: true });
const begun = Date.now();
const codes = await Promise.all([
  run('node_modules/.bin/nest', 'build'),
  run('node_modules/.bin/vite', 'build', '--logLevel', 'warn'),
  run(process.execPath, 'scripts/build-static-site.mjs'),
  run('node_modules/.bin/tsx', 'scripts/answer-schemas/main.ts'),
]);
if (codes.some((code) => code !== 0)) process.exit(1);
await precompress('dist/web/client');
mkdirSync(dirname(buildStamp), { recursive: true });
writeFileSync(buildStamp, '');
console.log(`Built in ${Math.round((Date.now() - begun) / 1000)} s`);

function run(script, ...args) {
  return new Promise((resolve) => {
    const child = spawn(script, args, {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
