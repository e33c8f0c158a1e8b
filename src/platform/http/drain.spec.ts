import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
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
