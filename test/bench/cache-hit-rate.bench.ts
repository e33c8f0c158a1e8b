/**
 * How often a page comes out of the cache while an administrator publishes a thousand photos one by one and visitors read
 * 20 pages between two of them, compared with the same visitors when nothing changes. Counted, not timed, so that the
 * speed of the machine does not matter. `tsx test/bench/cache-hit-rate.bench.ts 100` publishes fewer.
 */
import { Client } from 'pg';
import { Visitor } from '../support/visitor.js';
import { Random } from './fill/random.js';
import { type RunningServer, startDemoServer } from './running-server.js';

const published = Number(process.argv[2] ?? 1000);
const readsPerPublication = 20;
const account = { email: 'admin@example.org', password: 'una-parola-segreta' };

const server = await startDemoServer({
  environment: { ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password },
});
try {
  const pages = await pagesOf(server);
  const drafts = await addDrafts(server.databaseUrl);
  const administrator = new Visitor(server.url);
  const { status } = await administrator.signIn(account);
  if (status !== 200) throw new Error(`Signing in answered ${status}`);
  for (const path of new Set(pages)) await read(path);

  await measure('nothing changes', async () => undefined);
  await measure(`${published} photos are published`, async (id) => {
    const answer = await administrator.change('PATCH', `/api/admin/photos/${id}`, { json: { status: 'published' } });
    if (answer.status !== 200) throw new Error(`Publishing answered ${answer.status}`);
  });

  /** Reads after each draft that is taken in turn. */
  async function measure(name: string, take: (draft: number) => Promise<void>): Promise<void> {
    const random = new Random(1);
    const before = await countsOf(server);
    for (const id of drafts) {
      await take(id);
      for (let count = 0; count < readsPerPublication; count += 1) await read(random.pick(pages));
    }
    const after = await countsOf(server);
    const [hits, misses] = [after.hit - before.hit, after.miss - before.miss];
    const share = ((hits / (hits + misses)) * 100).toFixed(1);
    console.log(`${name.padEnd(32)} ${share} % of ${hits + misses} pages came out of the cache`);
  }
} finally {
  await server.stop();
}

async function read(path: string): Promise<void> {
  const answer = await fetch(server.url + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}

/** The addresses that visitors read; those of lists several times, since they are read most. */
async function pagesOf({ url }: RunningServer): Promise<string[]> {
  const slugs = async (path: string): Promise<string[]> =>
    ((await (await fetch(url + path)).json()) as { items: { slug: string }[] }).items.map(({ slug }) => slug);
  const lists = ['', '/archivio', '/archivio?page=2', '/archivio?from=1900&to=1909', '/schede', '/about'];
  const records = [
    ...(await slugs('/api/entities?limit=60')).map((slug) => `/scheda/${slug}`),
    ...(await slugs('/api/photos?limit=100')).map((slug) => `/foto/${slug}`),
  ];
  const perLanguage = [...Array.from({ length: 20 }, () => lists).flat(), ...records];
  return ['it', 'en', 'de'].flatMap((language) => perLanguage.map((path) => `/${language}${path}`));
}

/** Draft photos with a title, each linked to a record card. */
async function addDrafts(databaseUrl: string): Promise<number[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `insert into photos (slug, title, status, renditions)
     select 'import-' || n, 'Importata ' || n, 'draft',
       '{"renditionProfile":"v1","widths":[320,640],"width":1600,"height":1200,"color":"#8a7355","placeholder":""}'
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
