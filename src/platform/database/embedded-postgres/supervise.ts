import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Identity } from './identity.js';
import { killPostmaster, readPostmasterPid, waitUntilGone } from './postmaster.js';
import { serverEnvironment } from './server-environment.js';
import type { ServerLog } from './server-log.js';

export interface SupervisedServer {
  stop(): Promise<void>;
  /** The server has ended, asked to or not. */
  ended: Promise<void>;
  /** The server has ended unasked. */
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

const patienceMs = 20_000;

/**
 * The server hangs on a pipe: when this process closes its end, or dies by any signal, the shell's `read` returns and
 * the server is asked for a fast, clean shutdown. Waiting is a loop, since a trapped signal ends `wait` early.
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
    // A session of its own: Ctrl-C reaches this process alone, which stops the server after what uses it.
    detached: true,
    stdio: ['ignore', serverLog.handle, serverLog.handle, 'pipe'],
  });
  serverLog.close();
  const lifeline = shell.stdio[3] as Writable | undefined;
  lifeline?.on('error', () => {});

  let asked = false;
  const ended = new Promise<void>((resolve) => {
    shell.once('exit', () => resolve());
    shell.once('error', () => resolve());
  });
  const died = new Promise<void>((resolve) => void ended.then(() => asked || resolve()));

  async function stop(): Promise<void> {
    asked = true;
    const postmaster = readPostmasterPid(cluster);
    lifeline?.end();
    const inTime = await Promise.race([ended.then(() => true), sleep(patienceMs, false, { ref: false })]);
    // The shell may have been killed before its server, and a connection may hang in the file system.
    if (inTime && (await waitUntilGone(postmaster, patienceMs))) return;
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
