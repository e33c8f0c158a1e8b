import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import type { Position } from '../../../src/contract/position.js';
import {
  generatedEntities,
  type GeneratedPhoto,
  generatedPhotos,
  generatedTags,
  memberCount,
} from './generated-archive.js';

const batchSize = 2_000;

/** The tables whose changes the lists follow. */
const listed = ['photos', 'photo_tags', 'photo_entities', 'favorites'];

/**
 * Fills an empty, migrated database with published photos, tags, entities and favorites, with a history and contributions in
 * proportion, and builds the search index. Nobody
 * loads the renditions that the photos name: the benches measure pages and answers, not files.
 * @throws Error when the archive holds photos already
 */
export async function fillArchive(
  databaseUrl: string,
  { photos, centre, onProgress }: { photos: number; centre?: Position; onProgress: (line: string) => void },
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ empty: boolean }>('select not exists (select from photos) as empty');
    if (!rows[0]?.empty) throw new Error('The archive holds photos already; only an empty one is filled.');
    await client.query('set synchronous_commit = off');
    // Counting once is faster than following two thousand photos at a time.
    for (const table of listed) await client.query(`alter table ${table} disable trigger user`);
    await insertSubjects(client, centre);
    let done = 0;
    for (const batch of batches(generatedPhotos(photos, centre))) {
      await client.query(insertPhotos, [JSON.stringify(batch)]);
      done += batch.length;
      if (done % (batchSize * 5) === 0 || done === photos) onProgress(`${done} of ${photos} photos`);
    }
    await client.query(insertHistory, [photos]);
    await client.query(insertBulkEdit, [photos]);
    await client.query(insertContributions, [photos]);
    for (const table of ['photos', 'entities', 'tags', 'entity_types', 'users'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`);
    for (const table of listed) await client.query(`alter table ${table} enable trigger user`);
    // Without statistics of the new rows the planner counts them one by one.
    await client.query('vacuum analyze');
    onProgress('counting the lists');
    await client.query('select recount_lists(), recount_photo_filters(), recount_fonds_lists()');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  await rebuildIndex(databaseUrl, onProgress);
}

async function insertSubjects(client: Client, centre?: Position): Promise<void> {
  await client.query(insertTypes);
  await client.query(insertTags, [JSON.stringify(generatedTags())]);
  await client.query(insertEntities, [JSON.stringify(generatedEntities(centre))]);
  await client.query(insertMembers, [memberCount]);
}

/** By the command that operators use. */
async function rebuildIndex(databaseUrl: string, onProgress: (line: string) => void): Promise<void> {
  const rebuild = spawn(process.execPath, ['dist/backend/src/search/rebuild.main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl },
  });
  rebuild.stdout.setEncoding('utf8').on('data', (lines: string) => onProgress(lines.trim().split('\n').at(-1) ?? ''));
  const [status] = (await once(rebuild, 'exit')) as [number | null];
  if (status !== 0) throw new Error('The search index could not be built.');
}

function* batches(photos: Iterable<GeneratedPhoto>): Generator<GeneratedPhoto[]> {
  let batch: GeneratedPhoto[] = [];
  for (const photo of photos) {
    batch.push(photo);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const insertTypes = `
insert into entity_types (id, code, name, name_en, name_de, color, icon)
select ordinality, code, initcap(code), initcap(code), initcap(code), 'blue', 'building'
from unnest(array['building', 'street', 'square', 'monument', 'church', 'landmark', 'event']) with ordinality as type (code)
on conflict do nothing`;

const insertTags = `
insert into tags (id, slug, name, name_en, name_de)
select id, slug, name, name_en, name_de from jsonb_to_recordset($1)
  as tag (id integer, slug text, name text, name_en text, name_de text)`;

const insertEntities = `
insert into entities (id, slug, entity_type_id, name, name_en, name_de, excerpt, excerpt_en, excerpt_de,
  description, description_en, description_de, lat, lng, construction_year, created_at)
select id, slug, entity_type_id, name, name_en, name_de, excerpt, excerpt_en, excerpt_de,
  description, description_en, description_de, lat, lng, construction_year, created_at
from jsonb_to_recordset($1) as entity (id integer, slug text, entity_type_id integer, name text, name_en text, name_de text,
  excerpt text, excerpt_en text, excerpt_de text, description text, description_en text, description_de text,
  lat double precision, lng double precision, construction_year integer, created_at timestamptz)`;

const insertMembers = `
insert into users (id, email, email_key, username, password_hash)
select id, 'member-' || id || '@example.org', 'member-' || id || '@example.org', 'member-' || id, 'no password' from generate_series(1, $1::integer) as id`;

/** A placeholder of the size that a worker makes: a few hundred bytes that every list carries. */
const placeholder = `data:image/webp;base64,${'UklGRtYAAABXRUJQVlA4IMoAAAAQBQCdASoQAAwA'.repeat(5)}`;

const insertPhotos = `
with photo as materialized (
  select * from jsonb_to_recordset($1) as photo (id integer, slug text, title text, title_en text, title_de text,
    description text, description_en text, description_de text,
    year integer, year_estimated boolean, year_start integer, year_end integer, edtf text, earliest date, latest date,
    author text, source text, license text,
    lat double precision, lng double precision, bearing smallint, original_sha256 text, width integer, height integer,
    created_at timestamptz, tag_ids integer[], entity_ids integer[], favorited_by integer[])
),
inserted as (
  insert into photos (id, slug, status, title, title_en, title_de, description, description_en, description_de,
    year, year_estimated, year_start, year_end, edtf, earliest, latest, author, source, license, lat, lng, bearing, original_sha256,
    renditions, created_at, updated_at, published_at)
  select id, slug, 'published', title, title_en, title_de, description, description_en, description_de,
    year, year_estimated, year_start, year_end, edtf, earliest, latest, author, source, license, lat, lng, bearing, original_sha256,
    jsonb_build_object('renditionProfile', 'v2', 'widths', array[320, 640, 1280, 2048], 'width', width, 'height', height,
      'color', '#8a7355', 'placeholder', '${placeholder}'),
    created_at, created_at, created_at
  from photo
  returning id
),
tagged as (
  insert into photo_tags (photo_id, tag_id) select id, unnest(tag_ids) from photo
),
linked as (
  insert into photo_entities (photo_id, entity_id, position)
  select id, entity_id, position - 1 from photo, unnest(entity_ids) with ordinality as link (entity_id, position)
)
insert into favorites (photo_id, user_id, created_at)
select id, user_id, least(now(), created_at + user_id * interval '11 days') from photo, unnest(favorited_by) as user_id`;

/** Six change sets for ten photos, mostly of one photo, with two changes each. */
const insertHistory = `
with made as (
  insert into change_sets (actor, user_id, source, created_at)
  select 'user', 1 + n % 9, 'api', timestamptz '2025-01-01' + n * interval '5 minutes'
  from generate_series(1, $1::integer * 6 / 10) n returning id
)
insert into record_changes (change_set_id, kind, record_id, part, action, before, after)
select id, (array['photo', 'photo', 'photo', 'photo', 'entity', 'contribution', 'tag', 'user'])[1 + id % 8],
  1 + (id * 7919::bigint + n) % $1, 'metadata', 'changed', '{"author":"ignoto"}', '{"author":"Wulz"}'
from made cross join generate_series(1, 2) n`;

/** The last change set: three photos of ten, as a bulk edit leaves it. */
const insertBulkEdit = `
with made as (insert into change_sets (actor, user_id, source) values ('user', 1, 'bulk') returning id)
insert into record_changes (change_set_id, kind, record_id, part, action, before, after)
select made.id, 'photo', n, 'metadata', 'changed', '{"author":"ignoto"}', '{"author":"Wulz"}'
from made cross join generate_series(1, $1::integer * 3 / 10) n`;

/** Two suggestions for ten photos, of which one of six is pending. */
const insertContributions = `
insert into contributions (user_id, photo_id, field_name, base_value, new_value, note, status, decided_at, created_at)
select 1 + n % ${memberCount}, 1 + (n * 7919::bigint) % $1, case when n % 2 = 0 then 'author' else 'source' end, null,
  'Valore ' || md5(n::text), case when n % 3 = 0 then 'Nota ' || md5((n + 1)::text) end, status,
  case when status <> 'pending' then now() end, timestamptz '2025-01-01' + n * interval '20 minutes'
from (select n, case when n % 6 = 0 then 'pending' when n % 3 = 0 then 'rejected' else 'approved' end as status
  from generate_series(1, $1::integer * 2 / 10) n) suggestion
on conflict do nothing`;
