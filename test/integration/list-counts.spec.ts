import { Random } from '../bench/fill/random.js';
import { PhotoLists } from '../../src/photos/photo-lists.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { readListCounts } from '../support/list-counts.js';

let archive: TestArchive;
beforeAll(async () => {
  archive = await startArchive();
});
afterAll(() => archive.close());

const sql = (text: string, parameters: unknown[] = []): Promise<unknown> => archive.database.query(text, parameters);

const photos = 60;
const statuses = ['published', 'published', 'published', 'draft', 'removed', 'failed', 'processing'];

/** Photos 1 to 60 with tags 1 to 5, entities 1 to 5, members 1 to 5, in a collection of two fonds with a series each; many of one moment, one title, one year. */
beforeEach(async () => {
  await sql('truncate photos, fonds, tags, entities, entity_types, users restart identity cascade');
  await sql(`insert into entity_types (code, name, color, icon) values ('street', 'Via', 'blue', 'road')`);
  await sql(`insert into tags (slug, name) select 't' || n, 't' || n from generate_series(1, 5) n`);
  await sql(
    `insert into entities (slug, name, entity_type_id) select 'e' || n, 'e' || n, 1 from generate_series(1, 5) n`,
  );
  await sql(`insert into users (email, email_key, username, password_hash)
    select n || '@example.org', n || '@example.org', 'u' || n, '' from generate_series(1, 5) n`);
  await sql(
    `insert into photos (slug, title, status, year, created_at)
     select 'p' || n, 'Molo ' || n % 7, case when n % 4 = 0 then 'draft' else 'published' end,
       case when n % 5 > 0 then 1900 + n % 6 end, '2025-01-01'::timestamptz + n / 10 * interval '1 day'
     from generate_series(1, $1::integer) n`,
    [photos],
  );
  await sql(`insert into fonds (slug, title, level, parent_id) values ('f1', 'Raccolta', 'collection', null),
    ('f2', 'Fondo', 'fonds', 1), ('f3', 'Fondo', 'fonds', null), ('f4', 'Serie', 'series', 2), ('f5', 'Serie', 'series', 3)`);
  await sql('update photos set fonds_id = id % 6 where id % 6 > 0');
  await sql('insert into photo_tags select id, 1 + id % 5 from photos');
  await sql('insert into photo_entities select id, 1 + id % 5, id % 2 from photos');
});

/** One random change, as somebody with a console could make it too: not only as the application does. */
async function change(random: Random): Promise<void> {
  const photo = random.integer(1, photos);
  const other = random.integer(1, 5);
  const changes: (() => Promise<unknown>)[] = [
    () => sql('update photos set status = $2 where id = $1', [photo, random.pick(statuses)]),
    () => sql(`update photos set status = $2 where id between $1 and $1 + 9`, [photo, random.pick(statuses)]),
    () =>
      sql('update photos set year = $2 where id = $1', [photo, random.chance(0.2) ? null : random.integer(1900, 1905)]),
    () => sql('update photos set title = $2 where id = $1', [photo, `Molo ${random.integer(1, 9)}`]),
    () =>
      sql(`update photos set created_at = created_at + $2 * interval '1 day' where id = $1`, [
        photo,
        random.integer(-9, 9),
      ]),
    () => sql(`update photos set status = 'draft', proposed = not proposed where id = $1`, [photo]),
    () =>
      sql('insert into photo_tags select id, $2::integer from photos where id = $1 on conflict do nothing', [
        photo,
        other,
      ]),
    () => sql('delete from photo_tags where photo_id = $1', [photo]),
    () => sql('update photos set fonds_id = $2 where id = $1', [photo, random.chance(0.2) ? null : other]),
    () => sql('update fonds set parent_id = $2 where id = $1', [random.integer(4, 5), random.integer(2, 3)]),
    () => sql('update fonds set parent_id = $2 where id = $1', [random.integer(2, 3), random.chance(0.5) ? 1 : null]),
    () => (random.chance(0.05) ? sql('delete from fonds where id = $1', [other]) : Promise.resolve()),
    () =>
      sql(
        'update photo_tags set tag_id = $2 where photo_id = $1 and not exists (select from photo_tags where photo_id = $1 and tag_id = $2)',
        [photo, other],
      ),
    () =>
      sql('insert into photo_entities select id, $2::integer, 0 from photos where id = $1 on conflict do nothing', [
        photo,
        other,
      ]),
    () => sql('update photo_entities set position = 1 - position where photo_id = $1', [photo]),
    () => sql('delete from photo_entities where photo_id = $1 and entity_id = $2', [photo, other]),
    () =>
      sql(
        `insert into favorites select $2::integer, id, now() - $3 * interval '60 days' from photos where id = $1 on conflict do nothing`,
        [photo, other, random.integer(0, 2)],
      ),
    () => sql('delete from favorites where photo_id = $1 and user_id = $2', [photo, other]),
    () => (random.chance(0.2) ? sql('delete from photos where id = $1', [photo]) : Promise.resolve()),
    () => (random.chance(0.05) ? sql('delete from tags where id = $1', [other]) : Promise.resolve()),
    () => (random.chance(0.05) ? sql('delete from entities where id = $1', [other]) : Promise.resolve()),
    () => (random.chance(0.05) ? sql('delete from users where id = $1', [other]) : Promise.resolve()),
    () =>
      sql(
        `with added as (insert into photos (slug, title, status) values ($1, 'Molo', 'published') returning id)
       insert into photo_tags select added.id, t.id from added, tags t`,
        [`new-${photo}-${random.integer(0, 1e9)}`],
      ),
  ];
  await random.pick(changes)().catch(ifRefused);
}

/** A change may be refused: it is against a rule, a row is gone or there twice, two writers waited for each other. */
const refusals = new Set(['23514', '23505', '23503', '40P01']);
function ifRefused(error: unknown): void {
  if (!refusals.has((error as { code?: string }).code ?? '')) throw error;
}

async function expectToBeTrue(): Promise<void> {
  const { stored, counted } = await readListCounts(archive.database);
  expect(stored).toEqual(counted);
}

describe('what lists are read from is what is there', () => {
  it('after any changes, and after the nightly upkeep between them', async () => {
    const random = new Random(1);
    for (let round = 0; round < 6; round += 1) {
      for (let n = 0; n < 50; n += 1) await change(random);
      await expectToBeTrue();
      await archive.app.get(PhotoLists).tidy();
      await expectToBeTrue();
    }
  });

  it('after changes of many at once, with the upkeep among them', async () => {
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      const random = new Random(100 + writer);
      for (let n = 0; n < 60; n += 1) await change(random);
    });
    const upkeep = (async () => {
      for (let n = 0; n < 5; n += 1) await archive.app.get(PhotoLists).tidy().catch(ifRefused);
    })();
    const outcomes = await Promise.allSettled([...writers, upkeep]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    await expectToBeTrue();
  });

  it('after a photo is published while another transaction tags it, in either order', async () => {
    await sql(`update photos set status = 'draft' where id in (1, 2)`);
    const [publisher, tagger] = [archive.database.createQueryRunner(), archive.database.createQueryRunner()];
    const statements = {
      publish: (id: number) => publisher.query(`update photos set status = 'published' where id = $1`, [id]),
      tag: (id: number) => tagger.query('insert into photo_tags select $1, id from tags on conflict do nothing', [id]),
    };
    for (const [id, first, second] of [
      [1, 'publish', 'tag'],
      [2, 'tag', 'publish'],
    ] as const) {
      await Promise.all([publisher.startTransaction(), tagger.startTransaction()]);
      await statements[first](id);
      const waiting = statements[second](id);
      await (first === 'publish' ? publisher : tagger).commitTransaction();
      await waiting;
      await (second === 'publish' ? publisher : tagger).commitTransaction();
    }
    await Promise.all([publisher.release(), tagger.release()]);
    await expectToBeTrue();
  });

  it('after everything is deleted, by cascades and by truncation', async () => {
    await sql('insert into favorites select 1, id from photos');
    await sql('delete from photos where id % 2 = 0');
    await sql('delete from tags where id < 3');
    await sql('delete from entities where id < 3');
    await expectToBeTrue();
    await sql('truncate photo_tags');
    await expectToBeTrue();
    await sql('truncate photos cascade');
    await expectToBeTrue();
  });
});
