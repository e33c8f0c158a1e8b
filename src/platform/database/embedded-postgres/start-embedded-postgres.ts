import path from 'node:path';
import { OperatorError, reasonOf } from '../../operator-error.js';
import { acquireDataDirectory } from '../../process/data-directory-lock.js';
import { makeCluster } from './cluster.js';
import { connectionUrl, makeDatabase, waitUntilReady } from './connection.js';
import { chooseIdentity, type IdentityName } from './identity.js';
import { clusterPassword } from './password.js';
import { clearLastPostmaster } from './postmaster.js';
import { findRuntime, hydrateRuntime } from './runtime.js';
import { openServerLog } from './server-log.js';
import { makeSocketDirectory, removeSocketDirectory } from './socket-directory.js';
import { superviseServer } from './supervise.js';

export interface EmbeddedPostgres {
  url: string;
  /** Closes all connections and shuts the server down cleanly. */
  stop(): Promise<void>;
  /** Resolves when the server ended unexpectedly, with the last lines of its log. */
  died: Promise<string>;
}

export interface EmbeddedPostgresOptions {
  directory: string;
  log?: (message: string) => void;
  /** Additional server settings, `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>;
  /** The folder with PostgreSQL's bin, lib and share. Default: the one that npm installed for this platform. */
  binaries?: string;
  /** The ways to run the server as another user than root, in this order. Default: all. */
  identities?: IdentityName[];
}

const settings = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '80',
  shared_buffers: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The application logs its failed statements; a second log would only be one more file with personal data.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Starts a PostgreSQL under `directory`, reachable over a Unix socket only; the first start creates the database. It ends
 * together with this process, also on `kill -9`. What an earlier run left behind is cleaned up first.
 * @throws OperatorError with the reason in one line
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const directory = path.resolve(options.directory);
  const lock = acquireDataDirectory(directory);
  try {
    const server = await start(directory, options);
    return {
      ...server,
      stop: async () => {
        await server.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The embedded PostgreSQL did not start (${reasonOf(error)}).`, { cause: error });
  }
}

async function start(
  directory: string,
  { log = () => {}, settings: moreSettings, binaries, identities }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const runtime = hydrateRuntime(findRuntime(binaries), directory);
  const place = chooseIdentity({ directory, runtime, allowed: identities, log });
  const cluster = path.join(place.home, 'cluster');

  await clearLastPostmaster(cluster, log);
  removeSocketDirectory(directory);
  const socket = makeSocketDirectory(directory, place.identity);
  const password = clusterPassword(directory, cluster);
  await makeCluster({ cluster, password, scratch: socket, ...place, durable: moreSettings?.fsync !== 'off', log });

  const serverLog = openServerLog(directory);
  const server = superviseServer({
    identity: place.identity,
    postgres: path.join(place.runtime.bin, 'postgres'),
    cluster,
    socket,
    settings: { ...settings, ...moreSettings },
    serverLog,
  });
  const stop = async () => {
    await server.stop();
    removeSocketDirectory(directory);
  };
  try {
    const access = { socket, password };
    await waitUntilReady({ access, ended: server.ended, serverLog, log });
    await makeDatabase(access);
    return { url: connectionUrl(access), stop, died: server.died.then(() => serverLog.lastLines()) };
  } catch (error) {
    await stop();
    throw error;
  }
}
