import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Identity } from './identity.js';
import { killPostmaster, readPostmasterPid, waitUntilGone } from './postmaster.js';
import { serverEnvironment } from './server-environment.js';
import type { ServerLog } from './server-log.js';

export interface SupervisedServer {
  stop(): Promise<void>;
  /** Resolves when the server has ended for any reason. */
  ended: Promise<void>;
  /** Resolves when the server has ended and `stop` was not called. */
  died: Promise<void>;
}

interface ServerSpec {
  identity: Identity;
  postgres: string;
  cluster: string;
  socket: string;
  settings: Record<string, string>;
  serverLog: ServerLog;
}

const stopTimeoutMs = 20_000;

/**
 * Ties the server to a pipe: when this process closes its end, or is killed by any signal, the shell's `read` returns and
 * SIGINT asks the server for a fast, clean shutdown. `wait` is in a loop because a trapped signal ends it early.
 */
const script = `
socket=$1; shift
"$@" </dev/null 3<&- &
server=$!
trap 'kill -INT $server 2>/dev/null' TERM INT HUP
( read -r line; kill -INT $server 2>/dev/null ) <&3 &
lifeline=$!
exec 3<&-
while kill -0 $server 2>/dev/null; do wait $server; code=$?; done
kill $lifeline 2>/dev/null
rmdir "$socket" 2>/dev/null
exit $code
`;

export function superviseServer({
  identity,
  postgres,
  cluster,
  socket,
  settings,
  serverLog,
}: ServerSpec): SupervisedServer {
  const allSettings = Object.entries({ ...settings, unix_socket_directories: socket });
  const server = [postgres, '-D', cluster, ...allSettings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const { program, args, as } = identity.command('/bin/sh', ['-c', script, 'veduta-postgres', socket, ...server]);
  const shell = spawn(program, args, {
    ...as,
    cwd: '/',
    env: serverEnvironment,
    // A separate session, so that Ctrl-C reaches this process only, which stops the server after everything that uses it.
    detached: true,
    stdio: ['ignore', serverLog.handle, serverLog.handle, 'pipe'],
  });
  serverLog.close();
  const lifeline = shell.stdio[3] as Writable | undefined;
  lifeline?.on('error', () => {});

  let stopRequested = false;
  const ended = new Promise<void>((resolve) => {
    shell.once('exit', () => resolve());
    shell.once('error', () => resolve());
  });
  const died = new Promise<void>((resolve) => void ended.then(() => stopRequested || resolve()));

  async function stop(): Promise<void> {
    stopRequested = true;
    const postmaster = readPostmasterPid(cluster);
    lifeline?.end();
    const inTime = await Promise.race([ended.then(() => true), sleep(stopTimeoutMs, false, { ref: false })]);
    // The shell may have been killed before the server, and a backend may hang in the file system.
    if (inTime && (await waitUntilGone(postmaster, stopTimeoutMs))) return;
    await killPostmaster(postmaster);
    killGroup(shell.pid);
  }

  return { stop, ended, died };
}

function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    return;
  }
}
