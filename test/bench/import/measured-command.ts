import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { endedChildrenMs, processorMs } from '../processor-time.js';

/** What a command has cost. */
export interface CommandCost {
  /** CPU milliseconds of its process. */
  commandMs: number;
  /** CPU milliseconds of all processes of PostgreSQL while it ran. */
  postgresMs: number;
  seconds: number;
  /** MB of memory that its process has had at most (VmHWM, Linux). */
  peakMb: number;
}

interface MeasuredCommand {
  /** A script of package.json. */
  script: 'import' | 'export';
  args: readonly string[];
  dataDir: string;
  /** The first process of its PostgreSQL. */
  postmaster: number;
  /** How it may end. */
  codes?: readonly number[];
}

const lookMs = 50;

/** Runs a command of operators as a process of its own. @throws Error when it ends otherwise, with what it has said */
export async function measuredCommand(command: MeasuredCommand): Promise<CommandCost> {
  const { script, args, dataDir, postmaster, codes = [0] } = command;
  const { words, variables } = readScript(script);
  const [endedBefore, postgresBefore] = [endedChildrenMs(process.pid), processorMs(0, postmaster)];
  const started = performance.now();
  const child = spawn(process.execPath, [...words, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...variables, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)));
  let peakMb = 0;
  const ended = new AbortController();
  const exit = once(child, 'exit').finally(() => ended.abort());
  while (!ended.signal.aborted) {
    peakMb = Math.max(peakMb, peakMbOf(child.pid ?? 0));
    await setTimeout(lookMs, null, { signal: ended.signal }).catch(() => undefined);
  }
  const [code] = (await exit) as [number | null];
  if (code === null || !codes.includes(code))
    throw new Error(`${script} ${args.join(' ')} ended with ${code}:\n${said}`);
  return {
    commandMs: endedChildrenMs(process.pid) - endedBefore,
    postgresMs: processorMs(0, postmaster) - postgresBefore,
    seconds: (performance.now() - started) / 1000,
    peakMb,
  };
}

/** `NAME=value node --option program` → the words behind `node`, and the variables: the command is measured as operators run it. */
function readScript(name: string): { words: string[]; variables: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const words = scripts[name]?.split(' ') ?? [];
  const node = words.indexOf('node');
  if (node < 0) throw new Error(`The script ${name} does not run node.`);
  return {
    words: words.slice(node + 1),
    variables: Object.fromEntries(words.slice(0, node).map((word) => word.split('=') as [string, string])),
  };
}

/** 0 once it has ended. */
function peakMbOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
