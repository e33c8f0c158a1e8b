import type { Request } from 'express';
import { RequestLimits } from '../../src/accounts/throttling/request-limits.js';
import type { Viewer } from '../../src/contract/access.js';
import { anonymous } from '../../src/contract/access.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { mountFormAnswers } from '../support/page-forms.js';

const throttled = { status: 429, body: { code: 'too_many_requests' } };

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: true, trustProxy: 1 }, mountPages: mountFormAnswers });
});
afterAll(() => archive.close());

const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address });

async function readOften(times: number, address: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 50)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 50 }, () => archive.visitor().get('/api/tags', from(address))))).map(
        ({ status }) => status,
      ),
    );
  return statuses;
}

it('an address reads the API nine hundred times a minute without signing in, and no more', async () => {
  expect(new Set(await readOften(900, '192.0.2.1'))).toEqual(new Set([200]));
  const refused = await archive.visitor().get('/api/tags', from('192.0.2.1'));
  expect(refused).toMatchObject(throttled);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await archive.visitor().get('/api/tags', from('192.0.2.2'))).status).toBe(200);
  const member = await archive.signedIn(await archive.aMember());
  expect((await member.get('/api/tags', from('192.0.2.1'))).status).toBe(200);
});

it('forms of pages that need no session are limited like any other change', async () => {
  const send = () =>
    archive.visitor().send('POST', '/it/about', {
      form: { name: 'A' },
      headers: { ...from('192.0.2.3'), Origin: archive.url, 'Sec-Fetch-Site': 'same-origin' },
    });
  for (let n = 0; n < 60; n += 1) expect((await send()).status).not.toBe(429);
  expect((await send()).status).toBe(429);
});

/** How many requests of a kind are admitted before one is refused, of at most `max`. */
async function admitted(
  request: { method: string; path: string; ip?: string; viewer: Viewer },
  max: number,
): Promise<number> {
  const limits = archive.app.get(RequestLimits);
  for (let n = 0; n < max; n += 1)
    try {
      await limits.check({ ip: '192.0.2.1', ...request } as Request);
    } catch {
      return n;
    }
  return max;
}
const user = (userId: number, role: 'member' | 'editor' = 'member'): Viewer => ({ kind: 'user', userId, role });

it('an account reads and changes so much a minute, wherever it is signed in', async () => {
  const read = { method: 'GET', path: '/api/photos' };
  expect(await admitted({ ...read, viewer: user(71) }, 1300)).toBe(1200);
  expect(await admitted({ ...read, ip: '192.0.2.2', viewer: user(71) }, 1)).toBe(0);
  expect(await admitted({ ...read, viewer: user(72) }, 10)).toBe(10);
  const change = { method: 'PATCH', path: '/api/contributions/1' };
  expect(await admitted({ ...change, viewer: user(71) }, 200)).toBe(120);
  expect(await admitted({ ...change, viewer: user(73, 'editor') }, 200)).toBe(200);
});

it('a class behind one address moves the map sixty times a minute each', async () => {
  const ip = '192.0.2.30';
  expect(await admitted({ method: 'GET', path: '/api/map', ip, viewer: anonymous }, 1800)).toBe(1800);
  expect(await admitted({ method: 'GET', path: '/api/map/summary', ip, viewer: anonymous }, 1900)).toBe(1800);
  expect(await admitted({ method: 'GET', path: '/api/search', ip, viewer: anonymous }, 1)).toBe(0);
});

it('a member changes sixty pending contributions an hour', async () => {
  const member = await archive.signedIn(await archive.aMember());
  const { id: photoId } = await archive.aPhoto();
  const { body } = await member.change('POST', '/api/contributions', {
    json: { photoId, fieldName: 'author', newValue: 'Wulz' },
  });
  const edit = (note: string) => member.change('PATCH', `/api/contributions/${body.id}`, { json: { note } });
  for (let n = 0; n < 60; n += 1) expect((await edit(`n. ${n}`)).status).toBe(200);
  expect(await edit('n. 60')).toMatchObject(throttled);
});

it('a member suggests sixty corrections an hour', async () => {
  const member = await archive.signedIn(await archive.aMember());
  const { id: photoId } = await archive.aPhoto();
  const suggest = () =>
    member.change('POST', '/api/contributions', { json: { photoId, fieldName: 'author', newValue: 'Wulz' } });
  for (let n = 0; n < 60; n += 1) {
    const { status, body } = await suggest();
    expect(status).toBe(201);
    await member.change('DELETE', `/api/contributions/${body.id}`);
  }
  expect(await suggest()).toMatchObject(throttled);
});

it('what nothing answers is an error of the catalogue, whatever the method', async () => {
  for (const [method, path] of [
    ['POST', '/nowhere'],
    ['PUT', '/it/about'],
    ['DELETE', '/uploads'],
    ['GET', '/uploads/%'],
  ] as const) {
    const { status, body, headers } = await archive.visitor().send(method, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body.code).toEqual(expect.any(String));
  }
});

it('every answer says which features of the device a page may use', async () => {
  const { headers } = await archive.visitor().get('/api/tags');
  expect(headers.get('permissions-policy')).toMatch(/geolocation=\(self\).*camera=\(\)/);
});

it('the stream of events ends with the session, and with the right', async () => {
  for (const end of ['sign-out', 'demotion'] as const) {
    const account = await archive.anAdmin();
    const admin = await archive.signedIn(account);
    const response = await fetch(`${archive.url}/api/admin/events`, {
      headers: { Cookie: `session=${admin.cookies.get('session')}` },
    });
    expect(response.status).toBe(200);
    const ended = response.text();
    if (end === 'sign-out') await admin.change('POST', '/api/auth/logout');
    else await archive.database.query(`update users set role = 'member' where id = $1`, [account.id]);
    await archive.database.query(`select pg_notify('veduta', $1)`, [
      JSON.stringify(['photo-state', JSON.stringify({ id: 1, status: 'draft', failure: null })]),
    ]);
    expect(await ended).not.toContain('draft');
  }
});
