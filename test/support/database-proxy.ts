import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The address of the database through the proxy. */
  url: string;
  /** As at the start: everything passes. */
  pass(): void;
  /** Open connections end, and new ones are refused. */
  refuse(): void;
  /** Open and new connections stay open, but nothing passes any more, as with a server that hangs. */
  hold(): void;
  /** Drops the open connections as a firewall does: both ends see them as open, but nothing arrives. New ones pass. */
  cut(): void;
  close(): Promise<void>;
}

/** Stands between the archive and its database, and can be a bad line. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { pathname, searchParams, username, password } = new URL(url.replace('@/', '@socket/'));
  const open = new Set<Socket>();
  let mode: 'pass' | 'refuse' | 'hold' = 'pass';

  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined).on('close', () => open.delete(client));
    if (mode === 'refuse') return void client.resetAndDestroy();
    if (mode === 'hold') return void client.pause();
    const upstream = connect(`${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port') ?? 5432}`);
    open.add(upstream);
    upstream.on('error', () => undefined).on('close', () => open.delete(upstream));
    client.pipe(upstream);
    upstream.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of open) socket.unpipe().pause();
  };

  return {
    url: `postgres://${username}:${password}@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    pass() {
      // What was held will never be answered.
      if (mode === 'hold') for (const socket of open) socket.destroy();
      mode = 'pass';
    },
    refuse() {
      mode = 'refuse';
      for (const socket of open) socket.destroy();
    },
    hold() {
      mode = 'hold';
      cut();
    },
    cut,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
