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
  /** Ends all connections and the server, in order. */
  stop(): Promise<void>;
  /** Resolves when the server ended without being asked to, with the last lines of its log. */
  died: Promise<string>;
}

export interface EmbeddedPostgresOptions {
  directory: string;
  log?: (message: string) => void;
  /** Further settings of the server, `{ fsync: 'off' }` in tests. */
  settings?: Record<string, string>;
  /** The folder with PostgreSQL's bin, lib and share; unset: the one that npm installed for this platform. */
  binaries?: string;
  /** The ways to run the server without being root, in this order; unset: all of them. */
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
  // The application logs its own failed statements; here they would only put personal data into one more file.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * A PostgreSQL of our own under `directory`, made on the first start, reachable over a Unix socket only. It ends with
 * this process, `kill -9` included, and whatever an earlier one left behind is put in order first.
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
