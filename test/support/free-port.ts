import { createServer } from 'node:net';

/**
 * Ports of each Jest worker, below those that systems give to outgoing connections (from 32,768 on Linux): between its choice and
 * its use, neither another worker nor a connection takes one.
 */
const portsOfWorker = 2_000;
const first = 10_240 + (Number(process.env['JEST_WORKER_ID'] ?? 0) % 11) * portsOfWorker;
/** Specs of one worker follow each other, and what an earlier one has started may end late. */
let next = Math.floor(Math.random() * portsOfWorker);

/** A port at which nobody listens at the moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + (next++ % portsOfWorker);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
