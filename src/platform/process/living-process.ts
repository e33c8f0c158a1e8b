import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface LivingProcess {
  pid: number;
  parentPid: number;
  /** The program's short name, such as `node` or `postgres`; empty when unknown. */
  command: string;
  /** Distinguishes this process from a later one with the same pid; empty when unknown. */
  startedAt: string;
}

/** A zombie counts as dead: it holds no files, and in a container without an init process it may stay forever. */
export function findLivingProcess(pid: number): LivingProcess | null {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): LivingProcess | null {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return hiddenProcess(pid);
  }
  return parseProcStat(stat, bootId());
}

/** The command is in parentheses and may itself contain spaces and parentheses. */
export function parseProcStat(stat: string, boot: string): LivingProcess | null {
  const commandEnd = stat.lastIndexOf(')');
  const [state, parentPid, ...rest] = stat.slice(commandEnd + 2).split(' ');
  if (state === 'Z' || state === 'X') return null;
  const startTicksSinceBoot = rest[17] ?? '';
  return {
    pid: Number.parseInt(stat, 10),
    parentPid: Number(parentPid),
    command: stat.slice(stat.indexOf('(') + 1, commandEnd),
    startedAt: `${boot}:${startTicksSinceBoot}`,
  };
}

function fromPs(pid: number): LivingProcess | null {
  let line: string;
  try {
    line = execFileSync('ps', ['-o', 'ppid=,stat=,lstart=,comm=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return hiddenProcess(pid);
  }
  return parsePsLine(pid, line);
}

/** `  501 Ss   Mon Jan  5 09:12:44 2026     /usr/local/bin/node` */
export function parsePsLine(pid: number, line: string): LivingProcess | null {
  const [parentPid, state, ...rest] = line.trim().split(/\s+/);
  if (!state || state.startsWith('Z')) return null;
  return {
    pid,
    parentPid: Number(parentPid),
    command: rest.slice(5).join(' ').split('/').at(-1) ?? '',
    startedAt: rest.slice(0, 5).join(' '),
  };
}

/** Where /proc is mounted with hidepid, or `ps` is missing, signal 0 still tells whether a process exists. */
function hiddenProcess(pid: number): LivingProcess | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null;
  }
  return { pid, parentPid: 0, command: '', startedAt: '' };
}

let knownBootId: string | undefined;

function bootId(): string {
  try {
    knownBootId ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    knownBootId = '';
  }
  return knownBootId;
}
