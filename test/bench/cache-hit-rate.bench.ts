/**
 * How often a page comes out of the cache while an administrator publishes a thousand photos one by one and visitors read
 * 20 pages between two of them. Every list shows a new photo, so all lists are rendered anew; the pages of records must
 * stay cached, except those that show the photo or its place. Counted, not timed, so that the speed of the machine does not matter.
 * `tsx test/bench/cache-hit-rate.bench.ts 100` publishes fewer.
 */
import { Client } from 'pg';
import { Visitor } from '../support/visitor.js';
import { Random } from './fill/random.js';
import { type RunningServer, startDemoServer } from './running-server.js';

const published = Number(process.argv[2] ?? 1000);
const readsPerPublication = 20;
/**
 * A new photo drops the pages of its record card, of the cards related to it and of their photos: some 30 of 480, while 20
 * are read. In the long run two of five reads find a page in the cache; a change that dropped all would leave one of fifty.
 */
const leastShareOfRecords = 0.3;
const account = { email: 'admin@example.org', password: 'una-parola-segreta' };

const server = await startDemoServer({
  environment: { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
});
try {
  const { lists, records } = await pagesOf(server);
  const drafts = await addDrafts(server.databaseUrl);
  const half = drafts.length / 2;
  const administrator = new Visitor(server.url);
  const { status } = await administrator.signIn(account);
  if (status !== 200) throw new Error(`Signing in answered ${status}`);
  for (const path of [...lists, ...records]) await read(path);

  await measure('records, nothing changes', { pages: records, drafts, take: async () => undefined });
  const share = await measure('records, photos are published', {
    pages: records,
    drafts: drafts.slice(0, half),
    take: publish,
  });
  await measure('lists, photos are published', { pages: lists, drafts: drafts.slice(half), take: publish });
  if (share < leastShareOfRecords) {
    console.log(`Over budget: at least ${leastShareOfRecords * 100} % of the pages of records must stay cached.`);
    process.exitCode = 1;
  }

  async function publish(id: number): Promise<void> {
    const answer = await administrator.change('PATCH', `/api/admin/photos/${id}`, { json: { status: 'published' } });
    if (answer.status !== 200) throw new Error(`Publishing answered ${answer.status}`);
  }
} finally {
  await server.stop();
}

interface Measured {
  /** What visitors read. */
  pages: string[];
  drafts: number[];
  /** Done with each draft in turn, before the next reads. */
  take: (draft: number) => Promise<void>;
}

/** The share of reads that came out of the cache, 0 to 1. */
async function measure(name: string, { pages, drafts, take }: Measured): Promise<number> {
  const random = new Random(1);
  const before = await countsOf(server);
  for (const id of drafts) {
    await take(id);
    for (let count = 0; count < readsPerPublication; count += 1) await read(random.pick(pages));
  }
  const after = await countsOf(server);
  const [hits, misses] = [after.hit - before.hit, after.miss - before.miss];
  const share = hits / (hits + misses);
  console.log(`${name.padEnd(32)} ${(share * 100).toFixed(1)} % of ${hits + misses} pages came out of the cache`);
  return share;
}

async function read(path: string): Promise<void> {
  const answer = await fetch(server.url + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}

/** The addresses of lists, and of record cards and photos, in all languages. */
async function pagesOf({ url }: RunningServer): Promise<Record<'lists' | 'records', string[]>> {
  const slugs = async (path: string): Promise<string[]> =>
    ((await (await fetch(url + path)).json()) as { items: { slug: string }[] }).items.map(({ slug }) => slug);
  const lists = ['', '/archivio', '/archivio?page=2', '/archivio?from=1900&to=1909', '/schede', '/about'];
  const records = [
    ...(await slugs('/api/entities?limit=60')).map((slug) => `/scheda/${slug}`),
    ...(await slugs('/api/photos?limit=100')).map((slug) => `/foto/${slug}`),
  ];
  const inAllLanguages = (paths: string[]) =>
    ['it', 'en', 'de'].flatMap((language) => paths.map((path) => `/${language}${path}`));
  return { lists: inAllLanguages(lists), records: inAllLanguages(records) };
}

/** Draft photos with a title, each linked to a record card. */
async function addDrafts(databaseUrl: string): Promise<number[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `insert into photos (slug, title, status, renditions)
     select 'import-' || n, 'Importata ' || n, 'draft',
       '{"renditionProfile":"v2","widths":[320,640],"width":1600,"height":1200,"color":"#8a7355","placeholder":""}'
     from generate_series(1, $1) n returning id`,
    [published],
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into photo_entities (photo_id, entity_id)
     select photo, (select id from entities order by id offset photo % 60 limit 1) from unnest($1::int[]) photo`,
    [ids],
  );
  await client.end();
  return ids;
}

async function countsOf({ url }: RunningServer): Promise<Record<'hit' | 'miss', number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const count = (result: string): number =>
    Number(new RegExp(`^veduta_html_cache_requests_total\\{result="${result}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { hit: count('hit'), miss: count('miss') };
}
