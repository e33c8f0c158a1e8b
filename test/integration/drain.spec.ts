import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aDatabase, type TestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';
import { Visitor } from '../support/visitor.js';

const administrator = { email: 'admin@example.org', password: 'canale grande 1756' };

let database: TestDatabase;
let dataDir: string;
let server: ChildProcess;
let port: number;
let admin: Visitor;

beforeAll(async () => {
  database = await aDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'veduta-drain-'));
  port = await freePort();
  server = spawn(process.execPath, ['dist/backend/src/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      WORKERS: 'off',
      // Each of them drains, and the parent waits for both.
      WEB_PROCESSES: '2',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  const ready = `http://127.0.0.1:${port}/health/ready`;
  await until(async () => (await fetch(ready).catch(() => null))?.ok === true);
  admin = new Visitor(`http://127.0.0.1:${port}`);
  await admin.signIn(administrator);
});
afterAll(async () => {
  server.kill('SIGKILL');
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const headersOf = (visitor: Visitor): Record<string, string> => ({
  Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'X-CSRF-Token': visitor.cookies.get('csrf') ?? '',
});

it('SIGTERM refuses new connections, answers an upload that is under way, and ends with 0', async () => {
  const boundary = 'x-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="molo.jpg"\r\n\r\n`;
  const image = await aJpeg({ seed: 1 });
  const options = { port, host: '127.0.0.1', headers: headersOf(admin) };
  const upload = httpRequest({
    ...options,
    method: 'POST',
    path: '/api/admin/photos',
    headers: { ...options.headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
  });
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>;
  upload.write(head);
  upload.write(image.subarray(0, 2000));
  const events = httpRequest({ ...options, path: '/api/admin/events' }).end();
  const [stream] = (await once(events, 'response')) as [IncomingMessage];
  const streamEnded = once(stream.resume(), 'close');
  await sleep(300);

  const exited = once(server, 'exit');
  const begun = Date.now();
  server.kill('SIGTERM');
  await sleep(1000);
  const refused = connect(port, '127.0.0.1');
  const [error] = (await once(refused, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
  await streamEnded;

  for (let at = 2000; at < image.length; at += Math.ceil(image.length / 8)) {
    upload.write(image.subarray(at, at + Math.ceil(image.length / 8)));
    await sleep(400);
  }
  upload.end(`\r\n--${boundary}--\r\n`);
  const [answer] = await answered;
  expect(answer.statusCode).toBe(202);
  answer.resume();
  expect(await exited).toEqual([0, null]);
  expect(Date.now() - begun).toBeLessThan(60_000);
});
