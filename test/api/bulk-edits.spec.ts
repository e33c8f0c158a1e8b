import { limits } from '../../src/contract/limits.js';
import type { BulkEdit } from '../../src/contract/bulk-edit.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { administrator, archive } from '../support/administration.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';
import { storeOriginalOf } from '../support/stored-originals.js';
import { until } from '../support/until.js';
import { preview, start, photo, send } from '../support/bulk-edits.js';

const find = async (id: number): Promise<BulkEdit> => (await administrator.get(`/api/admin/bulk-edits/${id}`)).body;
/** Many photos at once, as an import makes them. */
async function manyPhotos(count: number, source: string): Promise<void> {
  await archive.database.query(
    `insert into photos (slug, title, status, source, renditions)
     select $2 || '-' || n, 'Foto ' || n, 'draft', $2, '{}' from generate_series(1, $1::integer) n`,
    [count, source],
  );
}
const statusesOf = (source: string): Promise<{ author: string | null; count: number }[]> =>
  archive.database.query(`select author, count(*)::int from photos where source = $1 group by author order by author`, [
    source,
  ]);

describe('a bulk edit', () => {
  const values = {
    description: 'Una veduta del porto.',
    notes: 'Dal lascito Rossi.',
    dateText: 'primavera 1912',
    dateSource: 'timbro postale',
    author: 'Wulz',
    source: 'Fototeca',
    license: 'CC BY 4.0',
    creditLine: 'Fototeca, lascito Rossi',
    provenance: 'Lascito Rossi, 1954',
    holdingInstitution: 'Civici Musei',
    technique: 'stampa all’albumina',
    physicalSize: '190 × 250 mm',
    inscription: 'timbro dello studio',
    bearing: 270,
    lat: 45.65,
    lng: 13.76,
  };

  const emptied = Object.fromEntries(Object.keys(values).map((name) => [name, null]));

  it('sets and clears every field that many photos may have in common, and is undone as one', async () => {
    const [empty, other] = [
      await archive.aPhoto(),
      await archive.aPhoto({ technique: 'cianotipo', techniqueDe: 'Cyanotypie' }),
    ];
    const ids = [empty.id, other.id];
    const before = await Promise.all(ids.map(photo));
    const made = await start({ ids, ...values });
    expect(made).toMatchObject({ changed: 2, refused: [] });
    for (const id of ids)
      expect(await photo(id)).toMatchObject({ ...values, year: 1912, earliest: '1912-03-01', techniqueDe: null });
    const clearing = await start({ ids, ...emptied, year: null });
    expect(await photo(other.id)).toMatchObject({ ...emptied, year: null, earliest: null });
    for (const { id } of [clearing, made]) await send(`/${id}/undo`);
    for (const { updatedAt: _, ...was } of before) expect(await photo(was.id)).toMatchObject(was);
  });

  it('sets the days of a span, and whether a year is an estimate', async () => {
    const { id } = await archive.aPhoto({ year: null });
    await start({ ids: [id], earliest: '1918', latest: '1922-06', dateSource: 'registro' });
    expect(await photo(id)).toMatchObject({
      earliest: '1918-01-01',
      latest: '1922-06-30',
      yearStart: 1918,
      yearEnd: 1922,
    });
    expect(await preview({ ids: [id], earliest: '1918' })).toMatchObject({ changed: 0, same: 1, replaced: [] });
    const dated = await archive.aPhoto({ year: 1905 });
    await start({ ids: [dated.id], yearEstimated: true });
    expect(await photo(dated.id)).toMatchObject({ year: 1905, yearEstimated: true });
    expect(await preview({ ids: [dated.id], yearEstimated: false })).toMatchObject({
      replaced: [{ field: 'yearEstimated', count: 1, lost: 1, values: [{ from: true, to: false, count: 1 }] }],
    });
  });

  it('takes a position as one value, so that no direction of another place stays', async () => {
    const { id } = await archive.aPhoto({ lat: 45, lng: 13, bearing: 90 });
    await start({ ids: [id], lat: 45.65, lng: 13.76 });
    expect(await photo(id)).toMatchObject({ lat: 45.65, lng: 13.76, bearing: null });
  });

  it('replaces a text in the base language with its translations, which its preview says, and what follows from a date', async () => {
    const of = { description: 'Il porto', descriptionEn: 'The harbour', dateText: '1905', year: 1905 };
    const [photographed, same] = [await archive.aPhoto(of), await archive.aPhoto({ ...of, description: 'La veduta' })];
    const ids = [photographed.id, same.id];
    const { replaced } = await preview({ ids, description: 'La veduta', dateText: '1912 ca.' });
    expect(replaced).toMatchObject([
      { field: 'description', count: 1, lost: 1, values: [{ from: 'Il porto', to: 'La veduta', count: 1 }] },
      { field: 'descriptionEn', count: 1, values: [{ from: 'The harbour', to: null, count: 1 }] },
      { field: 'dateText', count: 2, lost: 2, values: [{ from: '1905', to: '1912 ca.', count: 2 }] },
      { field: 'year', count: 2, lost: 2, values: [{ from: 1905, to: 1912, count: 2 }] },
      { field: 'yearEstimated', count: 2, lost: 0 },
      ...replaced.slice(5),
    ]);
  });

  it('numbers titles in the order of the list, from a given number on', async () => {
    const titled = (originalName: string) =>
      archive.aPhoto({ title: 'Porto', titleEn: 'Harbour', originalName, slug: originalName });
    const [third, first, second] = [await titled('3.tif'), await titled('1.tif'), await titled('2.tif')];
    const ids = [third, first, second].map(({ id }) => id);
    const input = { ids, titlePattern: 'Veduta del porto {n}/{count}', titleStart: 7, sortBy: 'fileName' } as const;
    const { replaced, photos } = await preview(input);
    expect(photos.map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
    expect(replaced).toMatchObject([
      {
        field: 'title',
        count: 3,
        lost: 3,
        values: [{ to: 'Veduta del porto 7/3' }, { to: 'Veduta del porto 8/3' }, { to: 'Veduta del porto 9/3' }],
      },
      { field: 'titleEn', values: [{ from: 'Harbour', to: null, count: 3 }] },
    ]);
    const edit = await start(input);
    const titles = async () =>
      (await Promise.all([first, second, third].map(({ id }) => photo(id)))).map(({ title }) => title);
    expect(await titles()).toEqual(['Veduta del porto 7/3', 'Veduta del porto 8/3', 'Veduta del porto 9/3']);
    expect(await photo(first.id)).toMatchObject({
      titleEn: null,
      slug: expect.stringContaining('veduta-del-porto-7-3'),
    });
    await send(`/${edit.id}/undo`);
    expect(await titles()).toEqual(['Porto', 'Porto', 'Porto']);
    expect(await photo(first.id)).toMatchObject({ titleEn: 'Harbour' });
    await start({ ids, titlePattern: 'Porto ({n})' });
    expect(await photo(third.id)).toMatchObject({ title: 'Porto (1)' });
  });

  it('refuses values as the edit of one photo does, and changes nothing', async () => {
    const { id } = await archive.aPhoto({ creditLine: 'Fototeca' });
    for (const [input, field, code] of [
      [{ creditLine: 'x'.repeat(501) }, 'creditLine', 'field_too_long'],
      [{ lat: 45 }, 'lng', 'field_required'],
      [{ bearing: 90 }, 'lat', 'field_required'],
      [{ lat: 95, lng: 13 }, 'lat', 'number_out_of_range'],
      [{ earliest: 'ieri' }, 'earliest', 'day_impossible'],
      [{ earliest: '1922', latest: '1918' }, 'latest', 'years_reversed'],
      [{ year: 1930, earliest: '1918', latest: '1922' }, 'year', 'year_outside_span'],
      [{ titlePattern: 'Porto' }, 'titlePattern', 'title_number_expected'],
      [{ titlePattern: `{n}${'x'.repeat(limits.text.title - 4)}` }, 'titlePattern', 'field_too_long'],
      [{ titlePattern: '' }, 'titlePattern', 'field_required'],
      [{ titleStart: 5 }, 'titlePattern', 'field_required'],
      [{ titlePattern: '{n}', titleStart: -1 }, 'titleStart', 'number_out_of_range'],
      [{ inventoryNumber: 'F 1' }, 'inventoryNumber', 'field_unknown'],
      [{ descriptionEn: 'Harbour' }, 'descriptionEn', 'field_unknown'],
    ] as const) {
      const { body } = await send('', { ids: [id], technique: 'cianotipo', ...input });
      expect([input, body]).toMatchObject([input, { code: 'validation_failed', errors: [{ field, code }] }]);
    }
    expect(await photo(id)).toMatchObject({ creditLine: 'Fototeca', technique: null, lat: null });
  });

  it('refuses a year for the photos whose span it would contradict', async () => {
    const [spanned, plain] = [await archive.aPhoto({ yearStart: 1918, yearEnd: 1922 }), await archive.aPhoto()];
    const input = { ids: [spanned.id, plain.id], year: 1905 };
    const refused = [{ code: 'year_outside_span', count: 1, photos: [{ id: spanned.id }] }];
    expect(await preview(input)).toMatchObject({ changed: 1, refused });
    expect(await start(input)).toMatchObject({ changed: 1, refused });
    expect(await photo(spanned.id)).toMatchObject({ year: null, yearStart: 1918 });
  });

  it('adds and removes tags and entities, sets the other fields, and leaves the rest of each photo', async () => {
    const [old, added] = [await archive.aTag(), await archive.aTag()];
    const [first, second] = [await archive.anEntity(), await archive.anEntity()];
    const one = await archive.aPhoto({ tags: [old], entities: [first], author: 'Wulz' });
    const other = await archive.aPhoto({ tags: [added], description: 'Il porto.' });
    const edit = await start({
      ids: [one.id, other.id],
      addTagIds: [added.id],
      removeTagIds: [old.id],
      addEntityIds: [second.id],
      license: 'CC BY 4.0',
      source: 'Fototeca',
      year: 1905,
    });
    expect(edit).toMatchObject({ state: 'done', total: 2, done: 2, changed: 2, same: 0, refused: [] });
    expect(await photo(one.id)).toMatchObject({
      tags: [{ id: added.id }],
      entities: [{ id: first.id }, { id: second.id }],
      author: 'Wulz',
      license: 'CC BY 4.0',
      source: 'Fototeca',
      year: 1905,
    });
    expect(await photo(other.id)).toMatchObject({
      entities: [{ id: second.id }],
      description: 'Il porto.',
      year: 1905,
    });
    const [set] = await archive.database.query(
      'select source, (select count(*)::int from record_changes where change_set_id = s.id) as changes from change_sets s where id = $1',
      [edit.changeSetId],
    );
    expect(set).toEqual({ source: 'bulk', changes: 4 });
  });

  it('clears a field, publishes and withdraws, and the public site follows', async () => {
    const draft = await archive.aPhoto({ status: 'draft', publishedAt: null, author: 'Wulz' });
    const visitor = archive.visitor();
    await start({ ids: [draft.id], status: 'published', author: null });
    const { status, body } = await visitor.get(`/api/photos/${draft.id}`);
    expect([status, body.author]).toEqual([200, null]);
    expect(await archive.pendingJobsOf('photo', draft.id)).toEqual(['index']);
    await start({ ids: [draft.id], status: 'draft' });
    expect((await visitor.get(`/api/photos/${draft.id}`)).status).toBe(404);
  });

  it('takes all photos of a filter but some, and is refused when the selection is no longer the one shown', async () => {
    await manyPhotos(5, 'Raccolta Rossi');
    const filter = { q: 'Foto ', license: 'none', status: 'draft' } as const;
    const [{ id: left }] = await archive.database.query(
      `select id from photos where source = 'Raccolta Rossi' limit 1`,
    );
    const { total } = await preview({ filter, except: [left], author: 'Rossi' });
    expect(total).toBe(4);
    expect((await send('', { filter, except: [left], author: 'Rossi', count: 5 })).body.code).toBe(
      'selection_outdated',
    );
    expect(await start({ filter, except: [left], author: 'Rossi', count: 4 })).toMatchObject({ changed: 4 });
    expect(await statusesOf('Raccolta Rossi')).toEqual([
      { author: 'Rossi', count: 4 },
      { author: null, count: 1 },
    ]);
  });

  it('refuses what cannot be right and changes nothing', async () => {
    const { id } = await archive.aPhoto({ author: 'Wulz' });
    const codeOf = async (input: object): Promise<string> => (await send('', input)).body.code;
    expect(await codeOf({ ids: [id] })).toBe('bulk_edit_empty');
    expect(await codeOf({ ids: [], author: 'x' })).toBe('selection_empty');
    expect(await codeOf({ author: 'x' })).toBe('selection_empty');
    expect(await codeOf({ ids: [id], action: 'remove', author: 'x' })).toBe('validation_failed');
    expect(await codeOf({ ids: [id], year: 3000 })).toBe('validation_failed');
    expect(await codeOf({ ids: [id], filter: { lacks: 'colour' }, author: 'x' })).toBe('validation_failed');
    expect(await codeOf({ ids: [id], title: 'x' })).toBe('validation_failed');
    const unknown = await send('', { ids: [id], author: 'x', addTagIds: [2_147_483_646] });
    expect(unknown.body).toMatchObject({ code: 'validation_failed', errors: [{ field: 'addTagIds' }] });
    expect(await photo(id)).toMatchObject({ author: 'Wulz' });
    expect((await send('/2147483646/undo')).body.code).toBe('bulk_edit_not_found');
  });

  it('is undone as a whole, but for photos that were changed since', async () => {
    const tag = await archive.aTag();
    const [one, other] = [await archive.aPhoto({ author: 'Wulz' }), await archive.aPhoto({ author: 'Sebastianutti' })];
    const edit = await start({ ids: [one.id, other.id], author: 'Ignoto', addTagIds: [tag.id], status: 'draft' });
    const undone = (await send(`/${edit.id}/undo`)).body;
    expect(undone).toMatchObject({ state: 'undone', undone: 2, kept: 0 });
    expect(await photo(one.id)).toMatchObject({ author: 'Wulz', tags: [], status: 'published' });
    expect((await archive.visitor().get(`/api/photos/${other.id}`)).body.author).toBe('Sebastianutti');
    const set = (await administrator.get(`/api/admin/change-sets/${edit.changeSetId}`)).body;
    expect(set.revertedBy).toBe(undone.undoSetId);
    expect((await send(`/${edit.id}/undo`)).body.code).toBe('bulk_edit_undone');

    const again = await start({ ids: [one.id, other.id], author: 'Ignoto' });
    await administrator.change('PATCH', `/api/admin/photos/${other.id}`, {
      json: { author: 'Sebastianutti & Benque' },
    });
    expect((await send(`/${again.id}/undo`)).body).toMatchObject({ state: 'undone', undone: 1, kept: 1 });
    expect(await photo(one.id)).toMatchObject({ author: 'Wulz' });
    expect(await photo(other.id)).toMatchObject({ author: 'Sebastianutti & Benque' });
  });

  it('removes photos and restores them, with their files', async () => {
    const photos: PhotoRow[] = [await archive.aPhoto(), await archive.aPhoto({ status: 'draft' })];
    for (const { id } of photos) {
      await storeOriginalOf({ id });
    }
    const bare = await archive.aPhoto();
    const ids = [...photos, bare].map(({ id }) => id);
    expect(await start({ ids, action: 'remove' })).toMatchObject({ changed: 3 });
    expect((await archive.visitor().get(`/api/photos/${ids[0]}`)).status).toBe(410);
    expect(await start({ ids, action: 'restore' })).toMatchObject({
      changed: 2,
      refused: [{ code: 'photo_removed', photos: [{ id: bare.id }] }],
    });
    expect(await photo(ids[0]!)).toMatchObject({ status: 'published' });
    expect(await photo(ids[1]!)).toMatchObject({ status: 'draft' });
  });

  it('is for editors, and for keys that may write', async () => {
    const { id } = await archive.aPhoto();
    for (const [account, status] of [
      [await archive.aMember(), 403],
      [await archive.aModerator(), 403],
      [await archive.anEditor(), 201],
    ] as const) {
      const visitor = await archive.signedIn(account);
      const answer = await visitor.change('POST', '/api/admin/bulk-edits', {
        json: { ids: [id], author: `${status}` },
      });
      expect(answer.status).toBe(status);
    }
  });
});

describe('a bulk edit of many photos', () => {
  let workers: TestWorkers | null = null;
  afterEach(async () => {
    await workers?.close();
    workers = null;
  });

  it('runs in the background as one change set with its progress, and is undone there too', async () => {
    await manyPhotos(320, 'Fondo Pozzar');
    const filter = { q: 'Foto', status: 'draft', license: 'none' } as const;
    await archive.database.query(`update photos set license = 'CC0' where source <> 'Fondo Pozzar' or source is null`);
    const numbered = { titlePattern: 'Pozzar {n}/{count}', sortBy: 'titleDesc' } as const;
    const edit = await start({ filter, author: 'Pozzar', license: 'CC BY 4.0', ...numbered });
    expect(edit).toMatchObject({ state: 'waiting', total: 320, done: 0 });
    expect((await send(`/${edit.id}/undo`)).body.code).toBe('bulk_edit_under_way');
    workers = await startWorkers(archive);
    await until(async () => (await find(edit.id)).state === 'done');
    const done = await find(edit.id);
    expect(done).toMatchObject({ done: 320, changed: 320, same: 0 });
    // Each step is a part of the selection; the numbers are those of the whole, in the order of the list.
    const titles = await archive.database.query<{ title: string }[]>(
      `select title from photos where source = 'Fondo Pozzar' order by id`,
    );
    expect(titles.map(({ title }) => title)).toEqual(titles.map((_, index) => `Pozzar ${320 - index}/320`));
    const [{ changes }] = await archive.database.query(
      'select count(*)::int as changes from record_changes where change_set_id = $1',
      [done.changeSetId],
    );
    expect(changes).toBe(320);
    expect((await send(`/${edit.id}/undo`)).body).toMatchObject({ state: 'undoing' });
    await until(async () => (await find(edit.id)).state === 'undone');
    expect(await statusesOf('Fondo Pozzar')).toEqual([{ author: null, count: 320 }]);
  });

  it('can be cancelled; what it has changed stays until it is undone', async () => {
    await manyPhotos(260, 'Fondo Bruni');
    await archive.database.query(`update photos set license = 'CC0' where source <> 'Fondo Bruni' or source is null`);
    const edit = await start({ filter: { license: 'none' }, author: 'Bruni' });
    expect((await send(`/${edit.id}/cancel`)).body).toMatchObject({ state: 'cancelled', done: 0 });
    workers = await startWorkers(archive);
    await until(async () => (await archive.pendingJobsOf('bulk_edit', edit.id)).length === 0);
    expect(await find(edit.id)).toMatchObject({ state: 'cancelled', changed: 0 });
    expect(await statusesOf('Fondo Bruni')).toEqual([{ author: null, count: 260 }]);
  });
});
