import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { hardExitAfterMs } from '../process/graceful-shutdown.js';
import { packageRoot } from '../package-root.js';
import { drainable, drainTimeoutMs } from './drain.js';

describe('the time that a stopping server has for the requests under way', () => {
  it('is nearly a minute, and over before the process and its container end in any case', () => {
    const compose = readFileSync(join(packageRoot, 'docker-compose.yml'), 'utf8');
    const [, ofWeb = ''] = /^ {2}web:\n(?: {4}.*\n|\n)*? {4}stop_grace_period: (\d+)s/m.exec(compose) ?? [];
    expect(drainTimeoutMs).toBe(55_000);
    expect(hardExitAfterMs).toBe(60_000);
    expect(Number(ofWeb) * 1000).toBeGreaterThan(hardExitAfterMs);
  });

  it('ends with the connections that are left', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { drain } = drainable(server, { timeoutMs: 200 });
    const request = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
    const broken = once(request, 'error');
    await once(server, 'request');
    await drain();
    expect(((await broken)[0] as NodeJS.ErrnoException).code).toBe('ECONNRESET');
  });
});

describe('a request that is on its way when the server begins to stop', () => {
  const ask = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

  /** A connection as a proxy keeps it, with one request answered. */
  async function anIdleConnection() {
    const server = createServer((_request, response) => response.end('yes')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { drain } = drainable(server);
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
    socket.write(ask);
    await once(socket, 'data');
    return { socket, drain };
  }

  it('is answered, though its connection was idle', async () => {
    const { socket, drain } = await anIdleConnection();
    let answer = '';
    socket.on('data', (text: string) => (answer += text));
    // Sent at once, and read by the server in the next turn of the event loop.
    socket.write(ask);
    await Promise.all([drain(), once(socket, 'close')]);
    expect(answer).toContain('Connection: close');
    expect(answer).toContain('yes');
  });

  it('keeps no connection open that stays idle', async () => {
    const { socket, drain } = await anIdleConnection();
    await Promise.all([drain(), once(socket, 'close')]);
    expect(socket.destroyed).toBe(true);
  });
});

it('a reader that is slow gets an answer to its end, though the server is done with it', async () => {
  const bytes = 30_000_000;
  const server = createServer((_request, response) => response.end(Buffer.alloc(bytes))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { drain } = drainable(server);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'readable');
  const drained = drain();
  await new Promise((resolve) => setTimeout(resolve, 250));
  let received = 0;
  socket.on('data', (chunk: Buffer) => (received += chunk.length));
  await Promise.all([drained, once(socket, 'close')]);
  expect(received).toBeGreaterThan(bytes);
});
