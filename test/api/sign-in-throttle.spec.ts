import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startArchive, type TestArchive } from '../support/archive.js';
import { accountPassword as password } from '../support/factories.js';
import { type Answer, Visitor } from '../support/visitor.js';

const minute = 60;
const throttled = { status: 429, body: { code: 'sign_in_throttled' } };

let archive: TestArchive;
let numbered = 0;
let visitor: Visitor;
let email: string;
/** Behind the one proxy of these tests every test has an address of its own. */
let address: string;

async function aMember(): Promise<string> {
  numbered += 1;
  return (await archive.aMember({ email: `member-${numbered}@example.org` })).email;
}

async function somebodyNew(): Promise<void> {
  email = await aMember();
  address = `198.51.100.${numbered}`;
  visitor = new Visitor(archive.url);
}

const attempt = (credentials: { email?: string; password?: string } = {}, from = address) =>
  visitor.change('POST', '/api/auth/login', {
    json: { email, password: 'not it', ...credentials },
    headers: { 'X-Forwarded-For': from },
  });

async function attempts(count: number, credentials = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await attempt(credentials)).status);
  return statuses;
}

const waitOf = ({ headers }: Answer): number => Number(headers.get('retry-after'));
const timePasses = () => archive.database.query(`update throttling set expire = 0 where key like 'sign-in-account%'`);

describe('wrong passwords', () => {
  beforeAll(async () => {
    archive = await startArchive({
      config: { rateLimit: true, trustProxy: 1, email: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.org' } },
    });
  });
  beforeEach(somebodyNew);
  afterAll(() => archive.close());

  it('lock out their sender after five, even for the right password, until the time is over', async () => {
    expect(await attempts(5)).toEqual([401, 401, 401, 401, 401]);
    const refused = await attempt({ password });
    expect(refused).toMatchObject(throttled);
    expect(waitOf(refused)).toBeGreaterThan(14 * minute);
    expect(waitOf(refused)).toBeLessThanOrEqual(15 * minute);
    expect((await attempt({ email: ` ${email.toUpperCase()} `, password })).status).toBe(429);
    await timePasses();
    expect((await attempt({ password })).status).toBe(200);
  });

  it('lock out nobody else: the owner signs in from elsewhere, and an IPv6 sender is a network', async () => {
    const from = (n: number): string => `2001:db8:${numbered}:1::${n}`;
    for (let n = 1; n <= 5; n += 1) expect((await attempt({}, from(n))).status).toBe(401);
    expect((await attempt({ password }, from(6))).status).toBe(429);
    expect((await attempt({ password }, `2001:db8:${numbered}:2::1`)).status).toBe(200);
  });

  it('do not lock out a device on which the owner has signed in, behind the same address either', async () => {
    expect((await attempt({ password })).status).toBe(200);
    const device = visitor.cookies.get('device') as string;
    const stranger = new Visitor(archive.url);
    visitor = stranger;
    await attempts(6);
    visitor = new Visitor(archive.url);
    visitor.cookies.set('device', device);
    expect((await attempt({ password })).status).toBe(200);
    expect(await attempts(6)).toEqual([401, 401, 401, 401, 401, 429]);
    // It is the device of one account, and a forged one is none.
    visitor.cookies.set(
      'device',
      device.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    expect((await attempt({ password })).status).toBe(429);
    visitor.cookies.set('device', device);
    expect((await attempt({ email: await aMember() })).status).toBe(401);
  });

  it('are slowed down, and told to the owner, when they come from everywhere', async () => {
    const wrong = (n: number) => attempt({}, `203.0.113.${Math.floor(n / 5)}`);
    for (let n = 0; n < 50; n += 1) expect((await wrong(n)).status).toBe(401);
    const begun = Date.now();
    expect((await attempt({ password })).status).toBe(200);
    expect(Date.now() - begun).toBeGreaterThan(1900);
    const emails = await archive.database.query(
      `select kind from account_emails m join users u on u.id = m.user_id where u.email = $1`,
      [email],
    );
    expect(emails).toEqual([{ kind: 'sign_in_attempts' }]);
  });

  it('lock an unknown address in the same way', async () => {
    expect(await attempts(6, { email: 'nobody@example.org' })).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('lock for longer the next time', async () => {
    await attempts(5);
    await timePasses();
    expect(await attempts(5)).toEqual([401, 401, 401, 401, 401]);
    expect(waitOf(await attempt())).toBeGreaterThan(29 * minute);
  });

  it('leave other accounts alone', async () => {
    await attempts(6);
    expect((await attempt({ email: await aMember(), password })).status).toBe(200);
  });

  it('are reset by a right one', async () => {
    await attempts(4);
    expect((await attempt({ password })).status).toBe(200);
    expect(await attempts(5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('are counted when they are sent concurrently', async () => {
    await visitor.get('/api/csrf');
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => attempt()))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect((await attempt({ password })).status).toBe(429);
  });

  it('are counted per sender as the proxy names it, whatever the sender wrote before', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1)
      statuses.push((await attempt({ email: `nobody-${n}@example.org` }, `203.0.113.${n}, ${address}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
    expect((await attempt({ password })).status).toBe(429);
    expect((await attempt({ password }, '198.51.100.250')).status).toBe(200);
  });

  it('are stored without email addresses', async () => {
    await attempts(5);
    const rows = await archive.database.query(`select key from throttling where key like 'sign-in-account%'`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/member|example/);
  });
});

describe('without a proxy', () => {
  beforeAll(async () => {
    archive = await startArchive({ config: { rateLimit: true } });
  });
  beforeEach(somebodyNew);
  afterAll(() => archive.close());

  it('no header changes the sender, and everybody sends sixty changes a minute at most', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1)
      statuses.push((await attempt({ email: `nobody-${n}@example.org` }, `203.0.113.${n}`)).status);
    expect(statuses.slice(0, 31)).toEqual([...Array.from({ length: 30 }, () => 401), 429]);
    const last = await attempt({ password }, '203.0.113.200');
    expect(last).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(waitOf(last)).toBeGreaterThan(0);
    expect((await visitor.get('/api/user')).status).toBe(200);
  });
});

describe('with rate limits off', () => {
  beforeAll(async () => {
    archive = await startArchive({ config: { rateLimit: false } });
  });
  beforeEach(somebodyNew);
  afterAll(() => archive.close());

  it('nothing is counted', async () => {
    expect(new Set(await attempts(8))).toEqual(new Set([401]));
    expect((await attempt({ password })).status).toBe(200);
  });
});
