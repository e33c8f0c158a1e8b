/**
 * How often a page comes out of the cache while visitors read and an administrator publishes a thousand photos one by
 * one, compared with the same visitors when nothing changes.
 */
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { Visitor } from '../support/visitor.js';
import { Random } from './fill/random.js';
import { type RunningServer, startDemoServer } from './running-server.js';

const published = 1000;
const readers = 4;
const publishEveryMs = 100;
const account = { email: 'admin@example.org', password: 'una-parola-segreta' };

process.env['ADMIN_EMAIL'] = account.email;
process.env['ADMIN_PASSWORD'] = account.password;
const server = await startDemoServer();
try {
  const pages = await pagesOf(server);
  const drafts = await addDrafts(server.databaseUrl);
  const administrator = new Visitor(server.url);
  const { status } = await administrator.signIn(account);
  if (status !== 200) throw new Error(`Signing in answered ${status}`);

  const quiet = await measure(() => setTimeout((published * publishEveryMs) / 10));
  report('nothing changes', quiet);
  const busy = await measure(async () => {
    for (const id of drafts) {
      const answer = await administrator.change('PATCH', `/api/admin/photos/${id}`, { json: { status: 'published' } });
      if (answer.status !== 200) throw new Error(`Publishing answered ${answer.status}`);
      await setTimeout(publishEveryMs);
    }
  });
  report(`${published} photos are published`, busy);

  /** Reads while `activity` goes on. */
  async function measure(activity: () => Promise<unknown>): Promise<Reading> {
    const before = await countsOf(server);
    const begun = Date.now();
    const acting = { isDone: false };
    const readings = Array.from({ length: readers }, (_, reader) => readOn(pages, { seed: reader, acting }));
    await activity().finally(() => (acting.isDone = true));
    await Promise.all(readings);
    const after = await countsOf(server);
    return { hits: after.hit - before.hit, misses: after.miss - before.miss, seconds: (Date.now() - begun) / 1000 };
  }
} finally {
  await server.stop();
}

interface Reading {
  hits: number;
  misses: number;
  seconds: number;
}

function report(name: string, { hits, misses, seconds }: Reading): void {
  const reads = hits + misses;
  console.log(
    `${name.padEnd(30)} ${((hits / reads) * 100).toFixed(1)} % of ${reads} pages came out of the cache (${(reads / seconds).toFixed(0)} a second, ${(misses / seconds).toFixed(1)} rendered a second)`,
  );
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

async function readOn(pages: string[], { seed, acting }: { seed: number; acting: { isDone: boolean } }): Promise<void> {
  const random = new Random(seed);
  while (!acting.isDone) await (await fetch(server.url + random.pick(pages))).arrayBuffer();
}

async function countsOf({ url }: RunningServer): Promise<Record<'hit' | 'miss', number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const count = (result: string): number =>
    Number(new RegExp(`^veduta_html_cache_requests_total\\{result="${result}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return { hit: count('hit'), miss: count('miss') };
}
