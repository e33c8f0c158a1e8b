/**
 * `npm run check`: all static checks, in two parallel lanes. All run even when one fails.
 */
import { spawn } from 'node:child_process';

const lanes = [
  [
    ['types and lint', 'npm', 'run', '--silent', 'lint'],
    ['build', 'node', 'scripts/build-when-needed.mjs'],
    ['weight', 'node', 'scripts/check-weight.mjs'],
    ['openapi', 'node', 'dist/backend/src/openapi.main.js', '--check'],
  ],
  [
    ['lock file', 'node', 'scripts/check-lock.mjs'],
    ['expressions', 'node', 'scripts/check-expressions.mjs'],
    ['languages', 'node', 'scripts/check-languages.mjs'],
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
  ],
];

let failed = 0;
await Promise.all(
  lanes.map(async (checks) => {
    for (const check of checks) if (!(await passes(check))) failed += 1;
  }),
);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a check and prints its whole output at the end, so that the lanes do not mix. */
function passes([name, command, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${name}`);
      resolve(code === 0);
    });
  });
}
