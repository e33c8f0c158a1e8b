import type { AdminPhotoListItem } from '../../src/contract/admin-photo.js';
import { untitled } from '../../src/contract/untitled.js';
import { administrator, archive } from '../support/administration.js';
import { countQueries } from '../support/count-queries.js';
import { indexPhotos } from '../support/index-photos.js';

/** The titles that the list shows, in its order. */
async function titles(query: string, asked = administrator): Promise<string[]> {
  const { status, body } = await asked.get(`/api/admin/photos?${query}`);
  expect(status).toBe(200);
  expect(body.total).toBe(body.items.length);
  return (body.items as AdminPhotoListItem[]).map(({ title }) => title);
}

const complete = { titleEn: 'en', titleDe: 'de', lat: 45.65, lng: 13.77, year: 1900 };

describe('the administrators’ list of photos', () => {
  beforeEach(() => archive.database.query('truncate photos, tags, entities restart identity cascade'));

  it('finds photos in a state; removed ones only there, with the days that are left', async () => {
    await archive.aPhoto({ title: 'Pubblicata' });
    await archive.aPhoto({ title: 'Bozza', status: 'draft' });
    await archive.aPhoto({ title: 'Fallita', status: 'failed', failure: 'image_unreadable' });
    const removedAt = new Date(Date.now() - 10.5 * 86_400_000);
    await archive.aPhoto({ title: 'Rimossa', status: 'removed', removedAt });
    await archive.aPhoto({ title: 'Proposta', status: 'draft', proposed: true });
    expect((await titles('')).sort()).toEqual(['Bozza', 'Fallita', 'Pubblicata']);
    expect(await titles('status=draft')).toEqual(['Bozza']);
    expect(await titles('status=failed')).toEqual(['Fallita']);
    const { body } = await administrator.get('/api/admin/photos?status=removed');
    expect(body.items).toMatchObject([{ title: 'Rimossa', daysLeft: 20, removedAt: removedAt.toISOString() }]);
  });

  it('finds photos whose new scan failed among those that failed, with the reason, and counts them there', async () => {
    const scan = { originalSha256: 'a', originalName: 'b.jpg', originalType: 'image/jpeg', originalBytes: '1' };
    const by = { kind: 'anonymous' } as const;
    await archive.aPhoto({ title: 'Sana' });
    await archive.aPhoto({ title: 'In attesa', newScan: { ...scan, by, failure: null } });
    await archive.aPhoto({ title: 'Sostituita male', newScan: { ...scan, by, failure: 'image_unreadable' } });
    await archive.aPhoto({ title: 'Fallita', status: 'failed', failure: 'image_unreadable' });
    await archive.aPhoto({
      title: 'Rimossa',
      status: 'removed',
      newScan: { ...scan, by, failure: 'image_unreadable' },
    });
    expect((await titles('status=failed')).sort()).toEqual(['Fallita', 'Sostituita male']);
    const { body } = await administrator.get('/api/admin/photos?status=failed&q=sostituita');
    expect(body).toMatchObject({ total: 1, items: [{ status: 'published', scanFailure: 'image_unreadable' }] });
    const counts = await administrator.get('/api/admin/photos/counts');
    expect(counts.body).toMatchObject({ published: 3, failed: 1, removed: 1, failedScans: 1 });
  });

  it('has the order of a delivery, finds what is in a folder of it, and parts of its path', async () => {
    const paths = [
      'Fondo Zanetti/Scatola 2/Busta A/FZ_2.jpg',
      'Fondo Zanetti/Scatola 2/Busta A/FZ_10.jpg',
      'Fondo Zanetti/Scatola 10/FZ_0009.jpg',
      'Fondo Zanetti_doppio/a.jpg',
    ];
    for (const path of paths.toReversed())
      await archive.aPhoto({ title: path, originalName: path.split('/').at(-1), deliveryPath: path });
    // From before paths were kept: its place is that of its name.
    await archive.aPhoto({ title: 'Aquila', originalName: 'Aquila.jpg' });
    expect(await titles('sortBy=file')).toEqual(['Aquila', ...paths]);
    expect(await titles('sortBy=fileDesc')).toEqual([...paths.toReversed(), 'Aquila']);
    expect(await titles(`sortBy=file&folder=${encodeURIComponent('Fondo Zanetti')}`)).toEqual(paths.slice(0, 3));
    expect(await titles(`sortBy=file&folder=${encodeURIComponent('/Fondo Zanetti/Scatola 2/')}`)).toEqual(
      paths.slice(0, 2),
    );
    expect(await titles('folder=fondo')).toEqual([]);
    expect(await titles('folder=100%25')).toEqual([]);
    expect(await titles('sortBy=file&q=busta%20scatola')).toEqual(paths.slice(0, 2));
    const { body } = await administrator.get('/api/admin/photos?q=aquila');
    expect(body.items).toMatchObject([{ originalName: 'Aquila.jpg', deliveryPath: 'Aquila.jpg' }]);
  });

  it('sorts by titles, names of files and inventory numbers as people count', async () => {
    const numbers = [10, 2, 1, 21];
    for (const number of numbers)
      await archive.aPhoto({
        title: `Molo ${number}`,
        originalName: `FZ_${number}.jpg`,
        inventoryNumber: `F ${number}`,
        deliveryPath: `Busta ${number % 2}/FZ_${number}.jpg`,
      });
    await archive.aPhoto({ title: 'Molo 3', originalName: null, inventoryNumber: null });
    const inOrder = ['Molo 1', 'Molo 2', 'Molo 10', 'Molo 21'];
    expect(await titles('sortBy=title')).toEqual(['Molo 1', 'Molo 2', 'Molo 3', 'Molo 10', 'Molo 21']);
    expect(await titles('sortBy=fileName')).toEqual(['Molo 3', ...inOrder]);
    expect(await titles('sortBy=fileNameDesc')).toEqual([...inOrder.toReversed(), 'Molo 3']);
    expect(await titles('sortBy=inventoryNumber')).toEqual([...inOrder, 'Molo 3']);
    expect(await titles('sortBy=inventoryNumberDesc')).toEqual([...inOrder.toReversed(), 'Molo 3']);
  });

  it('finds a part of a title in any language or of the name of the file, and takes signs as they are', async () => {
    await archive.aPhoto({ title: 'Canal Grande', titleEn: 'Grand Canal', titleDe: 'Der Kanal' });
    await archive.aPhoto({ title: 'Molo Audace', originalName: 'IMG_0042.tif' });
    await archive.aPhoto({ title: '100% Trieste' });
    expect(await titles('q=grand%20can')).toEqual(['Canal Grande']);
    expect(await titles('q=KANAL')).toEqual(['Canal Grande']);
    expect(await titles('q=img_0042')).toEqual(['Molo Audace']);
    expect(await titles('q=100%25')).toEqual(['100% Trieste']);
    expect(await titles('q=%25')).toEqual(['100% Trieste']);
  });

  it('finds all parts of a text, whatever their order, accents, case and apostrophes, in photos of any state', async () => {
    await archive.aPhoto({ title: 'Piazza dell’Unità', originalName: 'IMG_0042.tif', status: 'draft' });
    await archive.aPhoto({ title: 'Große Straße', inventoryNumber: 'F 1912/07-b', status: 'failed' });
    for (const q of ['unita piazza', "DELL'UNITÀ", 'azza 0042', 'img_00'])
      expect([q, await titles(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Piazza dell’Unità']]);
    for (const q of ['grosse strasse', 'STRASSE', 'traße', '1912/07', 'f 1912'])
      expect([q, await titles(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Große Straße']]);
    expect(await titles('q=piazza%20strasse')).toEqual([]);
  });

  it('finds whatever the public search finds, by other forms of words, compounds, descriptions and typing errors', async () => {
    const titled = async (q: string): Promise<string[]> => {
      const { body } = await archive.visitor().get(`/api/search?q=${encodeURIComponent(q)}`);
      return (body.hits as { title: string }[]).map(({ title }) => title);
    };
    const harbour = {
      title: 'Un molo',
      titleDe: 'Die Hafenstraßenbahn',
      description: 'L’edificio dell’Università vecchia.',
    };
    await archive.aPhoto({ title: 'Bozza', status: 'draft', originalName: 'molo-edificio.tif' });
    await archive.aPhoto({ title: 'La perpetuità del caffè', tags: [await archive.aTag({ name: 'Müllerhaus' })] });
    await indexPhotos(archive, [harbour]);
    const texts = [
      'edifici',
      'universita',
      "dell'università",
      'hafenstrassenbahn',
      'hafenstraß',
      'perpetuita',
      'CAFFE’',
    ];
    for (const q of [
      ...texts,
      'muellerhaus',
      'perpetuitta',
      'universtià',
      '"edificio dell università"',
      'molo vaporetto',
    ]) {
      const found = await titled(q);
      expect([q, found.length > 0]).toEqual([q, true]);
      expect([q, await titles(`q=${encodeURIComponent(q)}`)]).toEqual([q, expect.arrayContaining(found)]);
    }
    expect(await titles('q=molo%20edificio.tif')).toEqual(['Bozza']);
  });

  it('counts a broad tag or text to 1,000 photos after the page, and says that there are more', async () => {
    const tag = await archive.aTag();
    await archive.database.query(
      `with made as (insert into photos (slug, title, status) select 'serie-' || n, 'Serie ' || n, 'draft'
         from generate_series(1, 1060) n returning id) insert into photo_tags (photo_id, tag_id) select id, $1 from made`,
      [tag.id],
    );
    for (const filter of [`tagId=${tag.id}`, 'q=serie']) {
      const pageAt = async (page: number) => (await administrator.get(`/api/admin/photos?${filter}&page=${page}`)).body;
      expect(await pageAt(1)).toMatchObject({ total: 1000, totalPages: 20, moreThanTotal: true });
      expect(await pageAt(2)).toMatchObject({ total: 1050, totalPages: 21, moreThanTotal: true });
      expect(await pageAt(3)).toMatchObject({ total: 1060, totalPages: 22, moreThanTotal: false });
      expect(await pageAt(99)).toMatchObject({ total: 1060, page: 22, items: { length: 10 } });
    }
    expect((await administrator.get('/api/admin/photos?status=draft')).body).toMatchObject({
      total: 1060,
      moreThanTotal: false,
    });
    const preview = { filter: { q: 'serie' }, author: 'Anonimo' };
    const { body } = await administrator.change('POST', '/api/admin/bulk-edits/preview', { json: preview });
    expect(body).toMatchObject({ total: 1060, changed: 1060 });
  });

  it('finds photos that may be of a year or of a span of years, whichever way round it is entered', async () => {
    await archive.aPhoto({ title: 'Del 1900', year: 1900 });
    await archive.aPhoto({ title: 'Tra 1910 e 1920', yearStart: 1910, yearEnd: 1920 });
    await archive.aPhoto({ title: 'Senza data' });
    expect(await titles('from=1900&to=1900')).toEqual(['Del 1900']);
    expect(await titles('from=1915&to=1930')).toEqual(['Tra 1910 e 1920']);
    expect(await titles('from=1930&to=1915')).toEqual(['Tra 1910 e 1920']);
    expect((await titles('from=1900')).sort()).toEqual(['Del 1900', 'Tra 1910 e 1920']);
    expect(await titles('to=1905')).toEqual(['Del 1900']);
    expect(await titles('lacks=year')).toEqual(['Senza data']);
  });

  it('finds photos of a tag, of an entity and of a licence, and those without one', async () => {
    const [tag, entity] = [await archive.aTag({ name: 'porto' }), await archive.anEntity()];
    await archive.aPhoto({ title: 'Con tag', tags: [tag], license: 'CC BY 4.0' });
    await archive.aPhoto({ title: 'Con scheda', entities: [entity], license: 'CC BY 4.0' });
    await archive.aPhoto({ title: 'Nuda', license: null, inventoryNumber: 'F 7' });
    expect(await titles(`tagId=${tag.id}`)).toEqual(['Con tag']);
    expect(await titles(`entityId=${entity.id}`)).toEqual(['Con scheda']);
    expect(await titles(`tagId=${tag.id}&entityId=${entity.id}`)).toEqual([]);
    expect((await titles('license=CC%20BY%204.0')).sort()).toEqual(['Con scheda', 'Con tag']);
    expect(await titles('license=none')).toEqual(['Nuda']);
    const none = await administrator.get('/api/admin/photos?license=none');
    expect(none.body.items).toMatchObject([{ inventoryNumber: 'F 7' }]);
    const { body } = await administrator.get('/api/admin/photos/licences');
    expect(body).toEqual([
      { license: 'CC BY 4.0', count: 2 },
      { license: null, count: 1 },
    ]);
  });

  it('lists all spellings of a licence as one, and finds them by any; each photo keeps its own', async () => {
    const spellings = ['CC-BY 4.0', 'cc by 4.0', 'Creative Commons Attribuzione 4.0', 'CC BY 4.0', 'CC BY'];
    for (const [index, license] of spellings.entries()) await archive.aPhoto({ title: `Grafia ${index}`, license });
    const found = [0, 1, 2, 3].map((index) => `Grafia ${index}`);
    for (const license of ['CC BY 4.0', 'cc by 4.0'])
      expect((await titles(`license=${encodeURIComponent(license)}`)).sort()).toEqual(found);
    expect(await titles('license=CC%20BY')).toEqual(['Grafia 4']);
    const { body } = await administrator.get('/api/admin/photos/licences');
    expect(body).toEqual([
      { license: 'CC BY 4.0', count: 4 },
      { license: 'CC BY', count: 1 },
    ]);
    const filter = { filter: { license: 'CC BY 4.0' }, author: 'Anonimo' };
    const preview = await administrator.change('POST', '/api/admin/bulk-edits/preview', { json: filter });
    expect(preview.body).toMatchObject({ total: 4 });
  });

  it('finds the photos that have an inventory number, however it is spaced, at the same institution', async () => {
    const [first, spaced, elsewhere] = [
      await archive.aPhoto({ inventoryNumber: 'F 300' }),
      await archive.aPhoto({ inventoryNumber: 'f300', holdingInstitution: 'Civici Musei' }),
      await archive.aPhoto({ inventoryNumber: 'F 300', holdingInstitution: 'Biblioteca' }),
    ];
    await archive.aPhoto({ inventoryNumber: 'F 300', status: 'removed', removedAt: new Date() });
    const withNumber = async (query: string) =>
      (await administrator.get(`/api/admin/photos/with-number?${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await withNumber('number=F%20300')).toEqual([first.id, spaced.id, elsewhere.id]);
    expect(await withNumber('number=F%20300&institution=civici%20musei')).toEqual([first.id, spaced.id]);
    expect(await withNumber(`number=F300&institution=Biblioteca&except=${elsewhere.id}`)).toEqual([first.id]);
    expect(await withNumber('number=F%20301')).toEqual([]);
    expect((await administrator.get('/api/admin/photos/with-number')).body).toMatchObject({
      errors: [{ field: 'number' }],
    });
  });

  it('finds what is missing: position, English, German, alone and together, and says so of each photo', async () => {
    await archive.aPhoto({ ...complete, title: 'Completa' });
    await archive.aPhoto({ ...complete, title: 'Senza posizione', lat: null, lng: null });
    await archive.aPhoto({ ...complete, title: 'Senza inglese', titleEn: null });
    await archive.aPhoto({ ...complete, title: 'Descritta solo in italiano', description: 'Il molo.' });
    expect(await titles('lacks=position')).toEqual(['Senza posizione']);
    expect((await titles('lacks=en')).sort()).toEqual(['Descritta solo in italiano', 'Senza inglese']);
    expect(await titles('lacks=de')).toEqual(['Descritta solo in italiano']);
    expect(await titles('lacks=en,de')).toEqual(['Descritta solo in italiano']);
    const { body } = await administrator.get('/api/admin/photos?lacks=en,de');
    expect(body.items).toMatchObject([{ lacks: ['en', 'de'] }]);
  });

  it('finds what is not catalogued: title, description, author, tags, cards', async () => {
    const [tag, entity] = [await archive.aTag(), await archive.anEntity()];
    const whole = { description: 'Il molo.', author: 'Wulz', tags: [tag], entities: [entity] };
    await archive.aPhoto({ ...whole, title: untitled.title });
    await archive.aPhoto({ ...whole, title: 'Senza descrizione', description: null });
    await archive.aPhoto({ ...whole, title: 'Senza autore', author: null });
    await archive.aPhoto({ ...whole, title: 'Senza tag', tags: [] });
    await archive.aPhoto({ ...whole, title: 'Senza scheda', entities: [] });
    await archive.aPhoto({ ...whole, title: 'Senza tag e scheda', tags: [], entities: [] });
    expect(await titles('lacks=title')).toEqual([untitled.title]);
    expect(await titles('lacks=description')).toEqual(['Senza descrizione']);
    expect(await titles('lacks=author')).toEqual(['Senza autore']);
    expect((await titles('lacks=tags')).sort()).toEqual(['Senza tag', 'Senza tag e scheda']);
    expect(await titles('lacks=tags,entities')).toEqual(['Senza tag e scheda']);
    const edit = { filter: { lacks: 'author' }, author: 'Anonimo' };
    const preview = await administrator.change('POST', '/api/admin/bulk-edits/preview', { json: edit });
    expect(preview.body).toMatchObject({ total: 1, changed: 1 });
  });

  it('finds what was added on days of the site’s time zone, whichever way round they are entered', async () => {
    // In Rome 1 October begins at 22:00 of 30 September, UTC.
    for (const at of ['2025-09-30T21:59:00Z', '2025-09-30T22:01:00Z', '2025-10-31T22:59:00Z', '2025-10-31T23:01:00Z'])
      await archive.aPhoto({ title: at, createdAt: new Date(at) });
    const october = ['2025-10-31T22:59:00Z', '2025-09-30T22:01:00Z'];
    expect(await titles('addedFrom=2025-10-01&addedTo=2025-10-31')).toEqual(october);
    expect(await titles('addedFrom=2025-10-31&addedTo=2025-10-01')).toEqual(october);
    expect(await titles('addedTo=2025-09-30')).toEqual(['2025-09-30T21:59:00Z']);
    expect(await titles('addedFrom=2025-11-01')).toEqual(['2025-10-31T23:01:00Z']);
    const { body } = await administrator.get('/api/admin/photos?addedFrom=2025-13-01');
    expect(body).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'addedFrom', code: 'calendar_day_expected' }],
    });
  });

  it('counts the queues: photos without a position, and those of the last upload', async () => {
    const old = new Date(Date.now() - 86_400_000);
    await archive.aPhoto({ ...complete, createdAt: old });
    await archive.aPhoto({ lat: null, lng: null, createdAt: old });
    await archive.aPhoto({ lat: null, lng: null, status: 'draft' });
    await archive.aPhoto({ lat: null, lng: null, status: 'removed', removedAt: new Date() });
    const { body } = await administrator.get('/api/admin/photos/counts');
    expect(body).toMatchObject({ withoutPosition: 2, lastUpload: 1 });
  });

  it('finds what the viewer has uploaded, and the upload that arrived last', async () => {
    const [one, other] = [await archive.anEditor(), await archive.anEditor()];
    const at = (minutesAgo: number): Date => new Date(Date.now() - minutesAgo * 60_000);
    await archive.aPhoto({ title: 'Mia, di ieri', uploadedBy: one.id, createdAt: at(1_500) });
    await archive.aPhoto({ title: 'Mia, della mattina', uploadedBy: one.id, createdAt: at(300) });
    await archive.aPhoto({ title: 'Mia, subito dopo', uploadedBy: one.id, createdAt: at(250) });
    await archive.aPhoto({ title: 'Altrui, di adesso', uploadedBy: other.id, createdAt: at(5) });
    const mine = await archive.signedIn(one);
    expect(await titles('mine=true', mine)).toEqual(['Mia, subito dopo', 'Mia, della mattina', 'Mia, di ieri']);
    expect(await titles('lastUpload=true', mine)).toEqual(['Altrui, di adesso']);
    expect(await titles('lastUpload=true&mine=true', mine)).toEqual(['Mia, subito dopo', 'Mia, della mattina']);
    expect(await titles('mine=true')).toEqual([]);
  });

  it('sorts by arrival, title, year and last change, in both directions, undated photos last', async () => {
    const day = (n: number): Date => new Date(Date.UTC(2025, 0, n));
    await archive.aPhoto({ title: 'Èbe', year: 1920, createdAt: day(1), updatedAt: day(8) });
    await archive.aPhoto({ title: 'Duomo', year: null, createdAt: day(2), updatedAt: day(9) });
    await archive.aPhoto({ title: 'Faro', year: 1890, createdAt: day(3), updatedAt: day(7) });
    expect(await titles('')).toEqual(['Faro', 'Duomo', 'Èbe']);
    expect(await titles('sortBy=createdAtAsc')).toEqual(['Èbe', 'Duomo', 'Faro']);
    expect(await titles('sortBy=title')).toEqual(['Duomo', 'Èbe', 'Faro']);
    expect(await titles('sortBy=titleDesc')).toEqual(['Faro', 'Èbe', 'Duomo']);
    expect(await titles('sortBy=year')).toEqual(['Faro', 'Èbe', 'Duomo']);
    expect(await titles('sortBy=yearDesc')).toEqual(['Èbe', 'Faro', 'Duomo']);
    expect(await titles('sortBy=updatedAt')).toEqual(['Duomo', 'Èbe', 'Faro']);
    expect(await titles('sortBy=updatedAtAsc')).toEqual(['Faro', 'Èbe', 'Duomo']);
  });

  it('refuses filters that cannot be right', async () => {
    for (const query of ['status=gone', 'sortBy=colour', 'lacks=colour', 'from=abc', 'tagId=0', 'from=99999']) {
      const { status, body } = await administrator.get(`/api/admin/photos?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'validation_failed']);
    }
  });

  it('is two statements, however many photos there are', async () => {
    const tag = await archive.aTag();
    const asked = (): Promise<number> =>
      countQueries(archive.database, () => administrator.get('/api/admin/photos?sortBy=title&lacks=en'));
    await archive.aPhoto({ tags: [tag] });
    const few = await asked();
    for (let n = 0; n < 20; n += 1) await archive.aPhoto({ tags: [tag] });
    expect(await asked()).toBe(few);
  });
});
