import { operationNames, operations } from '../../src/contract/operations.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  administrator = await archive.signedIn(await archive.anAdmin());
  await archive.aPhoto();
  await archive.anEntity();
});
afterAll(() => archive.close());

const hostile = ['%00', 'a%00', '%0d%0a', '%ED%A0%80', '%C0%80', '%EF%BF%BE', '%5C', '%2e%2e%2f', '%F0%9F%92%A9', '%'];
const nested = (depth: number): string => `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`;
const reads = operationNames.filter((name) => operations[name].method === 'GET' && operations[name].kind !== 'stream');
// Signing out or deleting the session would end the test's own; a mail server that is tested is not there.
const writes = operationNames.filter(
  (name) =>
    operations[name].method !== 'GET' &&
    !['session.logout', 'session.endOthers', 'session.login', 'system.testMail'].includes(name),
);

it.each(reads)('%s answers no path and no parameter with a fault of its own', async (name) => {
  for (const value of hostile) {
    const path = `/api${operations[name].path.replace(/:\w+/g, value)}`;
    for (const query of [
      '',
      `?q=${value}&search=${value}&fields=${value}&sortBy=${value}&page=${value}&ids=${value}`,
    ]) {
      const { status } = await administrator.get(path + query);
      expect({ path: path + query, isFault: status >= 500 }).toEqual({ path: path + query, isFault: false });
    }
  }
});

it.each(writes)('%s refuses text that cannot be stored and what is nested too deep', async (name) => {
  const { method, path } = operations[name];
  const at = `/api${path.replace(/:\w+/g, '2147483646')}`;
  for (const body of [
    nested(5000),
    `[${nested(5000)}]`,
    '{"name":"\\u0000\\ud800","q":"\\ud800"}',
    '"\\ud800"',
    'null',
  ])
    expect((await sendText(method, at, body)).status).toBeLessThan(500);
});

it.each(['it/foto', 'en/scheda', 'de/foto/x', 'it/archivio?search=', 'it/search?q='])(
  'no page below /%s is a fault of the server',
  async (path) => {
    for (const value of hostile) {
      const address = `/${path}${path.includes('=') ? '' : '/'}${value}`;
      expect({ address, isFault: (await archive.visitor().get(address)).status >= 500 }).toEqual({
        address,
        isFault: false,
      });
    }
  },
);

async function sendText(method: string, path: string, body: string): Promise<Response> {
  if (!administrator.cookies.has('csrf')) await administrator.get('/api/csrf');
  return fetch(archive.url + path, {
    method,
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-Token': administrator.cookies.get('csrf') ?? '',
      Cookie: [...administrator.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  });
}
