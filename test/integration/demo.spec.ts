import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { brandAddress, logoFile } from '../../src/contract/brand.js';
import { numberElsewhere } from '../../src/contract/exchange/tables.js';
import { DemoAdministrator, demoAdministratorEmail } from '../../src/demo/demo-administrator.js';
import { demoPackage } from '../../src/demo/demo-folder.js';
import { DemoLoader } from '../../src/demo/demo-loader.js';
import { DemoProgress } from '../../src/demo/demo-progress.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { JobOutbox } from '../../src/jobs/job-outbox.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { countQueries } from '../support/count-queries.js';
import { type DemoPhoto, readDemoArchive } from '../support/demo-archive.js';
import { aJpeg } from '../support/scans.js';

let archive: TestArchive;
let folder: string;
let photos: DemoPhoto[];
let jpeg: Buffer;

beforeAll(async () => {
  archive = await startArchive({ config: { demo: true } });
  folder = await mkdtemp(join(tmpdir(), 'veduta-demo-'));
  const demo = await readDemoArchive();
  photos = [...demo.photos, ...demo.backs];
  jpeg = await aJpeg();
  await packageWith('whole', photos);
});

afterAll(async () => {
  await archive.close();
  await rm(folder, { recursive: true });
});

/** Of each photo another one: what stands behind the end of a picture is none of it. */
const contentOf = ({ id }: DemoPhoto): Buffer => Buffer.concat([jpeg, Buffer.from(`${id}`)]);

/** The package of the demo with the originals of these photos only, which are small. */
async function packageWith(name: string, pictured: DemoPhoto[]): Promise<string> {
  const path = join(folder, name);
  const isSmall = (source: string): boolean => !source.startsWith(join(demoPackage, 'files'));
  await cp(demoPackage, path, { recursive: true, filter: isSmall });
  await mkdir(join(path, 'files'));
  for (const photo of pictured) await writeFile(join(path, photo.file), contentOf(photo));
  return path;
}

const empty = (): Promise<unknown> =>
  archive.database.query(
    `truncate users, settings, entity_types, tags, photos, entities, entity_relations, default_covers, change_sets, job_outbox, imports, fonds,
       imported_records restart identity cascade`,
  );
const load = (archiveFolder = join(folder, 'whole')): ReturnType<DemoLoader['load']> =>
  archive.app.get(DemoLoader).load({ archiveFolder });

const select = <Row>(sql: string): Promise<Row[]> => archive.database.query<Row[]>(sql);

async function count(table: string, condition = 'true'): Promise<number> {
  const [row] = await select<{ count: number }>(`select count(*)::integer as count from ${table} where ${condition}`);
  return row?.count ?? 0;
}

const everything = { entities: 60, photos: 242, tags: 43, fonds: 7, relations: 69 };

describe('The demo loader', () => {
  beforeEach(empty);

  it('loads once when two start at the same time', async () => {
    const answers = await Promise.all([load(), load()]);
    expect(answers).toEqual(expect.arrayContaining([everything, null]));
    expect(await count('entities')).toBe(60);
  });

  it('has the logo of its city as any archive has one', async () => {
    await load();
    const { logo, icon } = await archive.app.get(SettingsService).read();
    expect(logo).toMatchObject({ light: { width: 90, height: 120 }, dark: { width: 90 }, carriesName: false });
    for (const [image, file] of [[logo!.light, logoFile(logo!.light)] as const, [icon!, 'icon192.png'] as const])
      expect((await archive.visitor().get(brandAddress(image, file))).status).toBe(200);
  });

  it('does not change an archive that has content', async () => {
    for (const content of [
      `insert into tags (slug, name) values ('mio', 'mio')`,
      `insert into fonds (slug, level, title) values ('mio', 'fonds', 'Mio')`,
    ]) {
      await empty();
      await archive.database.query(content);
      expect(await load()).toBeNull();
      expect(await count('photos')).toBe(0);
      expect(await count('settings')).toBe(0);
    }
  });

  it('stores no half record when it is interrupted, and has loaded everything once the next time', async () => {
    const enqueue = jest.spyOn(archive.app.get(JobOutbox), 'enqueue');
    enqueue.mockImplementation(async (jobs) => {
      if ([jobs].flat().some(({ kind }) => kind === 'renditions')) throw new Error('the power failed');
    });
    await expect(load()).rejects.toThrow('the power failed');
    enqueue.mockRestore();
    for (const table of ['photos', 'photo_tags', 'annotations'])
      expect([table, await count(table)]).toEqual([table, 0]);
    expect(await load()).toEqual(everything);
    expect(await load()).toBeNull();
    expect(await count('record_changes', `kind = 'photo' and part = 'record'`)).toBe(242);
    expect(await count('job_outbox', `kind = 'renditions'`)).toBe(242);
  });

  it('leaves out a photo without an original, and gives its entity another cover', async () => {
    const two = await packageWith('two', photos.slice(0, 2));
    expect(await load(two)).toEqual({ ...everything, photos: 2 });
    expect(await count('photos', 'original_sha256 is null')).toBe(0);
    expect(
      await select(`select slug, cover_photo_id as cover from entities where cover_photo_id is not null order by id`),
    ).toEqual([
      { slug: 'piazza-unita-d-italia', cover: 1 },
      { slug: 'mandracchio', cover: 1 },
    ]);
  });

  it('loads only the entities when there are no originals', async () => {
    expect(await load(await packageWith('none', []))).toEqual({ ...everything, photos: 0 });
    expect(await count('job_outbox', `kind = 'renditions'`)).toBe(0);
  });
});

describe('An archive that the demo has filled', () => {
  let loaded: Awaited<ReturnType<typeof load>>;
  let statements: number;
  beforeAll(async () => {
    await empty();
    statements = await countQueries(archive.database, async () => {
      loaded = await load();
    });
  });

  it('needs far fewer statements than there are records, so that the start is not delayed', () => {
    const records = Object.values(everything).reduce((sum, number) => sum + number, 0);
    expect(statements).toBeLessThan(records / 2);
  });

  it('is not filled a second time', async () => {
    expect(await load()).toBeNull();
    expect(await count('photos')).toBe(242);
    expect(await count('record_changes', `kind = 'photo' and part = 'record'`)).toBe(242);
  });

  it('annotates the places in a photograph with the names of their entities', async () => {
    const annotated = photos.find(({ annotations }) => annotations.length > 1)!;
    expect(
      await select(`select entity_id as entity, x::float8, y::float8, w::float8, h::float8, label
                    from annotations where photo_id = ${annotated.id} order by position`),
    ).toEqual(
      annotated.annotations.map(({ entity, x, y, w, h }) => {
        return { entity: numberElsewhere(entity ?? '', 'entity'), x, y, w, h, label: null };
      }),
    );
  });

  it('fills an empty archive', async () => {
    expect(loaded).toEqual(everything);
    expect(await count('entities')).toBe(60);
    expect(await count('photos', `status = 'processing'`)).toBe(242);
    expect(await count('tags')).toBe(43);
    expect(await count('entity_relations')).toBe(69);
    expect(await count('entity_types')).toBe(7);
    expect(await archive.app.get(SettingsService).site()).toMatchObject({
      siteName: 'Trieste di ieri',
      city: 'Trieste',
    });
  });

  it('keeps ids and addresses, and lets new records continue after them', async () => {
    const [photo] = await select<{ id: number; slug: string }>(`select id, slug from photos where id = 2`);
    expect(photo?.slug).toBe('trieste-piazza-grande-vista-dal-mare-nella-foschia-1908');
    const [next] = await select<{ id: number }>(`insert into tags (slug, name) values ('nuovo', 'nuovo') returning id`);
    expect(next?.id).toBe(44);
    await select('delete from tags where id = 44');
  });

  it('links photos to their entities, the main one first, and to their tags', async () => {
    expect(
      await select(`select e.slug, pe.position from photo_entities pe join entities e on e.id = pe.entity_id
                    where pe.photo_id = 1 order by pe.position`),
    ).toEqual([
      { slug: 'piazza-unita-d-italia', position: 0 },
      { slug: 'mandracchio', position: 1 },
    ]);
    expect(await count('photo_tags', 'photo_id = 1')).toBe(3);
    expect(await count('entities', 'cover_photo_id is null')).toBe(0);
  });

  it('stores the originals before the rows that refer to them', async () => {
    const storage = archive.app.get(Storage);
    const photos = await select<{ hash: string }>('select original_sha256 as hash from photos');
    const stored = await Promise.all(photos.map(({ hash }) => storage.hasOriginal(hash)));
    expect(stored.filter((is) => is)).toHaveLength(242);
  });

  it('makes audio guides and video public at once, and enqueues jobs for the rest', async () => {
    const card = await archive.visitor().get('/api/entities/by-slug/canal-grande');
    expect(card.body.audio.de.url).toBe(card.body.audioUrlDe);
    expect(card.body.transcript).toMatch(/[.]$/);
    const { video } = await archive.app.get(SettingsService).site();
    for (const url of [card.body.audioUrl, card.body.audioUrlEn, video?.fileUrl, video?.thumbnailUrl])
      expect((await archive.visitor().get(url!)).status).toBe(200);
    expect(
      await count('entities', `audio_url is not null and audio_url_en is not null and audio_url_de is not null`),
    ).toBe(15);
    expect(await count('job_outbox', `kind = 'waveform'`)).toBe(15);
    expect(await count('default_covers', 'sort_order in (1, 2)')).toBe(14);
    expect(await count('job_outbox', `kind = 'default-cover'`)).toBe(14);
  });

  it('begins the history of every record', async () => {
    expect(
      await select(
        `select c.kind, count(distinct c.record_id)::integer as count from record_changes c join change_sets s on s.id = change_set_id
         where s.source in ('demo', 'import') and (c.action = 'created' or c.kind = 'settings') group by c.kind order by c.kind`,
      ),
    ).toEqual([
      { kind: 'default_cover', count: 14 },
      { kind: 'entity', count: 60 },
      { kind: 'entity_type', count: 7 },
      { kind: 'fonds', count: 7 },
      { kind: 'photo', count: 242 },
      { kind: 'settings', count: 1 },
      { kind: 'tag', count: 43 },
    ]);
    const [related] = await select<{ count: number }>(
      `select sum(jsonb_array_length(after -> 'relations') - jsonb_array_length(before -> 'relations'))::integer as count
       from record_changes where part = 'relations'`,
    );
    expect(related?.count).toBe(69);
    const [first] = await select<{ after: { entity: { row: { slug: string } } } }>(
      `select after from record_changes where kind = 'entity' and part = 'record' and record_id = 1`,
    );
    expect(first?.after.entity.row.slug).toBe('piazza-unita-d-italia');
  });

  it('enqueues the renditions, those of the newest photos first, and the index job of every entity', async () => {
    const jobs = await select<{ id: number }>(
      `select subject_id as id from job_outbox where kind = 'renditions' and subject = 'photo' order by due_at`,
    );
    const newest = await select<{ id: number }>('select id from photos order by created_at desc, id desc limit 8');
    expect(jobs).toHaveLength(242);
    expect(jobs.slice(0, 8)).toEqual(newest);
    expect(await count('job_outbox', `due_at > now()`)).toBe(0);
    expect(await count('job_outbox', `kind = 'index' and subject = 'entity'`)).toBe(60);
  });

  describe('has a progress, which', () => {
    it('counts the photos whose renditions are made or have failed permanently', async () => {
      await archive.database.query(
        `update job_outbox set done_version = case when subject_id <= 56 then version else 0 end,
           dead_at = case when subject_id = 57 then now() end
         where kind = 'renditions'`,
      );
      expect(await archive.app.get(DemoProgress).count()).toEqual({ settled: 57, total: 242 });
    });

    it('is reported while renditions are pending', async () => {
      await archive.database.query(
        `update job_outbox set done_version = case when subject_id = 1 then 0 else version end, dead_at = null`,
      );
      const end = new AbortController();
      const said = await new Promise<string>((say) => void archive.app.get(DemoProgress).follow(say, end.signal));
      end.abort();
      expect(said).toBe('pictures 241/242');
    });
  });
});

describe('An archive without the demo', () => {
  beforeEach(empty);

  it('reports no progress, as nothing is pending', async () => {
    const said: string[] = [];
    await archive.app.get(DemoProgress).follow((line) => said.push(line), new AbortController().signal);
    expect(said).toEqual([]);
  });

  it('gets its administrator once, with a password that is shown once', async () => {
    const administrator = archive.app.get(DemoAdministrator);
    const made = await administrator.provide();
    expect(made).toEqual({ email: demoAdministratorEmail, password: expect.stringMatching(/^\S{16,}$/) });
    expect(await administrator.provide()).toEqual({ email: demoAdministratorEmail, password: null });
    expect(await count('users', `role = 'administrator'`)).toBe(1);
  });
});
