import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { rawRequest } from '../support/raw-request.js';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: true }, mountPages });
});
afterAll(() => archive.close());

const long = 15_000;

/** Sends requests at once and does not wait for their answers. */
function sendMany(path: string): Promise<unknown> {
  return Promise.all(Array.from({ length: 30 }, () => rawRequest(archive.url + path).catch(() => undefined)));
}

/** Of this process, which is also the server's. */
function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

it.each([
  ['slashes', `/x${'/'.repeat(7000)}x/`],
  ['letters of a call', `/api/${'a'.repeat(7000)}`],
  ['letters of a page', `/it/${'a'.repeat(7000)}`],
  ['at signs', `/it/${'@'.repeat(7000)}`],
  ['parameters', `/it?${'a&'.repeat(3500)}`],
])('thirty addresses that are full of %s keep nobody waiting', async (_, path) => {
  await sendMany('/it/nowhere');
  const ordinary = await processorTimeOf('/it/nowhere');
  // A quadratic reader took 80 ms for each, 2.4 seconds in all.
  const times = [await processorTimeOf(path), await processorTimeOf(path), await processorTimeOf(path)];
  // The process may have other things to do, but not each time.
  expect(Math.min(...times)).toBeLessThan(ordinary + 1500);
});

async function processorTimeOf(path: string): Promise<number> {
  const since = process.cpuUsage();
  const sent = sendMany(path);
  await setTimeout(0);
  expect((await fetch(`${archive.url}/health/live`)).status).toBe(200);
  await sent;
  return processorMs(since);
}

it('an address and headers of more than 8 kB are refused before they are read', async () => {
  for (const character of ['/', 'a', '\\'])
    expect((await rawRequest(`${archive.url}/x${character.repeat(long)}`)).status).toBe(431);
  expect((await rawRequest(`${archive.url}/it`, { headers: { Cookie: 'a'.repeat(long) } })).status).toBe(431);
});

it('the cookies of an ordinary browser fit, beside those of other programs at the same host', async () => {
  const member = await archive.signedIn(await archive.aMember());
  const own = [...member.cookies].map(([name, value]) => `${name}=${value}`);
  const others = Array.from(
    { length: 12 },
    (_, n) => `_ga_${n}=${'GS2.1.s1764082800$o1$g1$t1764082900$j60$l0$h0'.repeat(4)}`,
  );
  const answer = await new Promise<number>((resolve, reject) => {
    request(
      `${archive.url}/api/user?${'q'.repeat(2000)}`,
      { headers: { Cookie: [...own, ...others].join('; '), 'User-Agent': 'x'.repeat(300) } },
      (response) => resolve(response.resume().statusCode ?? 0),
    )
      .on('error', reject)
      .end();
  });
  expect(answer).toBe(200);
});
