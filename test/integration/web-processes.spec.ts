import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aDatabase } from '../support/database.js';
import { startInstallation } from '../support/installation.js';
import { unseenFor } from '../support/unseen-for.js';
import { until } from '../support/until.js';
import { Visitor } from '../support/visitor.js';

const administrator = { email: 'a@example.org', password: 'una-parola-segreta' };
const token = 'a-token-for-the-metrics';
const requests = 12;

let site: Awaited<ReturnType<typeof startInstallation>>;

beforeAll(async () => {
  site = await startInstallation({
    environment: {
      WEB_PROCESSES: '3',
      WORKERS: 'off',
      METRICS_TOKEN: token,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  });
  await until(() => webProcesses().length === 3);
  await untilAllServe();
});
afterAll(() => site.close());

/** Their ids, of those that the server has started. */
function webProcesses(): number[] {
  const children = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8');
  return children
    .split(' ')
    .filter((pid) => existsSync(`/proc/${pid}/cmdline`) && commandOf(pid).includes('web-process.main.js'))
    .map(Number);
}

const commandOf = (pid: string): string => (pid ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '');

/** Over a connection of its own, which the next free process answers. */
const answerOf = (path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    get(site.url + path, { agent: false, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    }).on('error', reject);
  });

const inTurns = async (path: string) =>
  Promise.all(Array.from({ length: requests }, () => answerOf(path))).then((answers) =>
    answers.map(({ status, text }) => ({ status, text })),
  );

const metrics = async (): Promise<string> => (await answerOf('/metrics', { authorization: `Bearer ${token}` })).text;
const valueOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name))
      ?.split(' ')[1],
  );

/** The start of each is in the metrics: of three that serve the time of all requests is known. */
const untilAllServe = () =>
  until(async () => {
    await inTurns('/health/live');
    return (await metrics()).includes('nodejs_version_info') && webProcesses().length === 3;
  });

it('one session is known to all, and a change is seen in every process within a second', async () => {
  const photo = await site.aPhoto({ title: 'Il molo', slug: 'il-molo' });
  const admin = new Visitor(site.url);
  await admin.signIn(administrator);
  const before = await inTurns('/it/foto/il-molo');
  expect(before.every(({ status, text }) => status === 200 && text.includes('Il molo'))).toBe(true);
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sessions = await Promise.all(
    Array.from({ length: requests }, () => answerOf('/api/user/sessions', { cookie })),
  );
  expect(new Set(sessions.map(({ status }) => status))).toEqual(new Set([200]));

  const { status } = await admin.change('PATCH', `/api/admin/photos/${photo.id}`, {
    json: { description: 'Un vapore al molo.' },
  });
  expect(status).toBe(200);
  const isSeen = async () =>
    (await inTurns('/it/foto/il-molo')).every(({ text }) => text.includes('Un vapore al molo.'));
  expect(await unseenFor(isSeen)).toBeLessThan(1000);
});

it('metrics are of all processes: requests are summed, and the archive is counted once', async () => {
  const before = await metrics();
  await inTurns('/it/schede');
  const after = await metrics();
  const pages = (text: string) =>
    ['hit', 'miss', 'shared'].reduce(
      (sum, result) => sum + valueOf(text, `veduta_html_cache_requests_total{result="${result}"}`),
      0,
    );
  expect(pages(after) - pages(before)).toBe(requests);
  expect(valueOf(after, 'veduta_photos{status="published"}')).toBe(1);
  expect(after.split('\n').filter((line) => line.startsWith('veduta_photos{status="published"}'))).toHaveLength(1);
});

it('one that hangs keeps one request waiting at most, and one that is killed starts again', async () => {
  const [victim] = webProcesses();
  process.kill(victim!, 'SIGSTOP');
  let answered = 0;
  for (let asked = 0; asked < requests; asked += 1)
    void answerOf('/health/live').then(
      () => (answered += 1),
      () => undefined,
    );
  await until(() => answered >= requests - 1);
  // Metrics are of those that answer.
  expect(valueOf(await metrics(), 'veduta_photos{status="published"}')).toBe(1);
  process.kill(victim!, 'SIGKILL');
  expect((await inTurns('/it')).map(({ status }) => status)).toEqual(Array.from({ length: requests }, () => 200));
  await until(() => webProcesses().length === 3 && !webProcesses().includes(victim!));
});

it('a first process that cannot serve ends the start with its own line', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const database = await aDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'veduta-web-'));
  try {
    const { port } = taken.address() as AddressInfo;
    const { said, code } = await ended({
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      PORT: String(port),
      WEB_PROCESSES: '2',
    });
    expect({ said, code }).toEqual({ said: `Port ${port} is in use. Stop what uses it or set PORT.\n`, code: 1 });
  } finally {
    taken.close();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function ended(environment: Record<string, string>): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, ['dist/backend/src/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      WORKERS: 'off',
      LOG_LEVEL: 'silent',
      ...environment,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { said, code };
}
