/**
 * `node scripts/check-node-versions.mjs`, in CI: the built product starts and answers on the lowest Node that package.json names
 * and on the newest one it was tried on. Each is fetched from the npm registry (50 MB) into .cache; a machine without
 * the registry leaves the check out and says so.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const lowest = `${/\d+\.\d+/.exec(JSON.parse(readFileSync('package.json', 'utf8')).engines.node)[0]}.0`;
const newest = '26.12.1';
/** Ends a start that hangs; a busy machine may need minutes. */
const startMs = 300_000;

for (const version of [lowest, newest]) {
  const program = fetchNode(version);
  if (!program) console.log(`left out: Node ${version} could not be fetched`);
  else if (await starts(program)) console.log(`ok  Node ${version}`);
  else {
    console.log(`FAILED  Node ${version}`);
    process.exitCode = 1;
  }
}

/** @returns the path of the program, or null when there is none for this machine */
function fetchNode(version) {
  const folder = resolve(`.cache/node-${version}`);
  const program = join(folder, 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const name = `node-${process.platform}-${process.arch}@${version}`;
  const packed = spawnSync('npm', ['pack', name, '--silent', '--pack-destination', folder], { encoding: 'utf8' });
  const archive = packed.status === 0 && join(folder, packed.stdout.trim());
  const unpacked =
    archive &&
    spawnSync('tar', ['xzf', archive, '-C', folder, '--strip-components=2', 'package/bin/node']).status === 0;
  if (archive) rmSync(archive);
  return unpacked && existsSync(program) ? program : null;
}

/** Whether an empty archive starts, answers a page and the API, and ends in order. */
async function starts(program) {
  const data = mkdtempSync(join(tmpdir(), 'veduta-node-'));
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const server = spawn(program, ['dist/backend/src/main.js'], {
    env: { PATH: process.env.PATH, HOME: data, NODE_ENV: 'production', PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const ended = new Promise((done) => server.on('close', done));
  try {
    await untilReady(`${site}/health/ready`, server);
    for (const address of ['/it', '/api/photos']) {
      const { status } = await fetch(site + address);
      if (status !== 200) throw new Error(`${address} is answered with ${status}`);
    }
    server.kill('SIGTERM');
    const code = await ended;
    if (code !== 0) throw new Error(`it ended with ${code}`);
    return true;
  } catch (error) {
    server.kill('SIGKILL');
    console.log(`${String(Buffer.concat(said))}\n${error.message}`);
    return false;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

async function untilReady(address, server) {
  for (const until = Date.now() + startMs; Date.now() < until; await delay(250)) {
    if (server.exitCode !== null) throw new Error(`it ended with ${server.exitCode}`);
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error('it does not get ready');
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
