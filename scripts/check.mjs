/** `npm run check`: everything that can be told without running the product. Each check is named; all run even when one fails. */
import { spawnSync } from 'node:child_process';

const checks = [
  ['types', 'npx', '--no-install', 'tsc', '--noEmit'],
  ['lint', 'npm', 'run', '--silent', 'lint'],
  ['format', 'npx', '--no-install', 'prettier', '--check', '--log-level', 'warn', '.'],
  [
    'architecture',
    'npx',
    '--no-install',
    'depcruise',
    '--config',
    '.dependency-cruiser.cjs',
    'src',
    'workers',
    'pages',
    'renderer',
  ],
  ['build', 'node', 'scripts/build-when-needed.mjs'],
  ['weight', 'node', 'scripts/check-weight.mjs'],
  ['openapi', 'node', 'dist/backend/src/openapi.main.js', '--check'],
];

let failed = 0;
for (const [name, command, ...args] of checks) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } });
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}`);
  if (status !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
