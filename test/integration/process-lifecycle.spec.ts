import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { acquireDataDirectory } from '../../src/platform/process/data-directory-lock.js';
import { findLivingProcess } from '../../src/platform/process/living-process.js';
import { forkScript, superviseChild, type SupervisedChild } from '../../src/platform/process/supervised-child.js';
import { until } from '../support/until.js';

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

let folder: string;
let children: ChildProcess[];
let supervised: SupervisedChild[];

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'veduta-lifecycle-'));
  children = [];
  supervised = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(supervised.map((child) => child.stop()));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

interface Running {
  process: ChildProcess;
  said(): string[];
}

function run(program: string, args: string[]): Running {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { process: child, said: () => output.split('\n').slice(0, -1) };
}

const runFixture = (name: string, ...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', fixture(name), ...args]);

describe('the data folder', () => {
  it('is locked by one of several concurrent starts, also when a killed one left its lock', async () => {
    writeFileSync(path.join(folder, 'owner.7'), JSON.stringify({ pid: 2 ** 22 - 1, startedAt: 'long ago' }));
    const go = path.join(folder, 'go');
    const starts = [1, 2, 3].map(() => runFixture('data-directory-claim.ts', folder, go));
    await until(() => starts.every((start) => start.said().includes('ready')));
    writeFileSync(go, '');
    await until(() => starts.every((start) => start.said().length === 2));

    const winners = starts.filter((start) => start.said().includes('acquired'));
    expect(winners).toHaveLength(1);
    const line = `The data folder ${folder} is in use by another running instance (pid ${winners[0]?.process.pid}). Stop it first or set DATA_DIR.`;
    expect(starts.filter((start) => start.said().at(-1) === `OperatorError: ${line}`)).toHaveLength(2);
  });

  it('is free again when its owner was killed by SIGKILL', async () => {
    const go = path.join(folder, 'go');
    writeFileSync(go, '');
    const owner = runFixture('data-directory-claim.ts', folder, go);
    await until(() => owner.said().includes('acquired'));
    expect(() => acquireDataDirectory(folder)).toThrow('is in use by another running instance');

    owner.process.kill('SIGKILL');
    await once(owner.process, 'exit');
    acquireDataDirectory(folder).release();
  });

  it('is free when its owner is a zombie process', async () => {
    // The child of `sleep` ends at once, and `sleep` never reads its exit status.
    const parent = run('/bin/sh', ['-c', 'true & echo $!; exec sleep 60']);
    await until(() => parent.said().length === 1);
    const pid = Number(parent.said()[0]);
    await until(() => findLivingProcess(pid) === null);
    writeFileSync(path.join(folder, 'owner.1'), JSON.stringify({ pid, startedAt: '' }));

    expect(() => acquireDataDirectory(folder)).not.toThrow();
  });
});

describe('a supervised child', () => {
  const diary = () => path.join(folder, 'diary');
  const entries = () => (existsSync(diary()) ? readFileSync(diary(), 'utf8').trim().split('\n') : []);
  const started = () => entries().filter((entry) => entry.startsWith('started')).length;

  function supervise(character: string, log: string[] = []): SupervisedChild {
    const child = superviseChild({
      name: 'worker',
      fork: () => forkScript(fixture('supervised-child.ts'), { NODE_OPTIONS: '--import tsx' }, [diary(), character]),
      log: (message) => log.push(message),
      timing: {
        firstPauseMs: 40,
        maxPauseMs: 80,
        stopTimeoutMs: 300,
        ...(character === 'hanging' && { silentAfterMs: 400 }),
      },
    });
    supervised.push(child);
    return child;
  }

  it('starts again after a crash, with growing pauses', async () => {
    const log: string[] = [];
    supervise('crashing', log);
    await until(() => log.length === 3);
    expect(started()).toBe(3);
    expect(log).toEqual([
      'worker ended (exit code 3); it starts again in 0.04 s',
      'worker ended (exit code 3); it starts again in 0.08 s',
      'worker ended (exit code 3); it starts again in 0.08 s',
    ]);
  });

  it('closes cleanly when it is stopped, and does not start again', async () => {
    const child = supervise('steady');
    await until(() => started() === 1);
    await child.stop();
    expect(child.pid).toBeUndefined();
    await sleep(100);
    expect(entries()).toEqual([expect.stringMatching(/^started/), 'closed']);
  });

  it('is killed when it does not close in time', async () => {
    const log: string[] = [];
    const child = supervise('stubborn', log);
    await until(() => started() === 1);
    const { pid = 0 } = child;
    await child.stop();
    expect(findLivingProcess(pid)).toBeNull();
    expect(log).toEqual(['worker did not end within 0.3 s and was killed']);
  });

  it('is killed and started again when its JavaScript hangs', async () => {
    const log: string[] = [];
    supervise('hanging', log);
    await until(() => started() === 2);
    expect(log.slice(0, 2)).toEqual([
      'worker did not answer for 0.4 s and was killed',
      'worker ended (SIGKILL); it starts again in 0.04 s',
    ]);
  });

  it('closes cleanly when its parent is killed by SIGKILL', async () => {
    const parent = runFixture('supervising-parent.ts', diary(), 'steady');
    await until(() => started() === 1);
    const pid = Number(entries()[0]?.split(' ')[1]);
    parent.process.kill('SIGKILL');
    await until(() => findLivingProcess(pid) === null);
    expect(entries().at(-1)).toBe('closed');
  });
});

describe('the shutdown', () => {
  async function startedProcess(character: string): Promise<Running> {
    const running = runFixture('graceful-process.ts', character);
    await until(() => running.said().length === 1);
    return running;
  }

  it('closes what started last first, once, although npm doubles the Ctrl-C', async () => {
    const running = await startedProcess('npm');
    running.process.kill('SIGINT');
    running.process.kill('SIGINT');
    const [code] = await once(running.process, 'close');
    expect(code).toBe(0);
    expect(running.said().slice(1)).toEqual(['Stopping (SIGINT)', 'server closed', 'database closed']);
  });

  it('is aborted by a second Ctrl-C', async () => {
    const running = await startedProcess('hangs');
    running.process.kill('SIGINT');
    await sleep(600);
    running.process.kill('SIGINT');
    const [code] = await once(running.process, 'exit');
    expect(code).toBe(130);
  });

  it('follows when the npm that launched it is killed outright, a shell between them or not', async () => {
    // Quoted: the checkout may lie below a folder with a space in its name.
    const command = `"${process.execPath}" --import tsx "${fixture('graceful-process.ts')}" npm`;
    const npm = run(process.execPath, [fixture('npm-like-launcher.mjs'), command]);
    await until(() => npm.said().length === 1);
    const pid = Number(npm.said()[0]?.split(' ')[1]);
    npm.process.kill('SIGKILL');
    await until(() => findLivingProcess(pid) === null);
    await until(() => npm.said().length === 4);
    expect(npm.said().slice(1)).toEqual(['Stopping (its launcher is gone)', 'server closed', 'database closed']);
  });
});
