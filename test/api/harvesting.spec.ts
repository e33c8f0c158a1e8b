import { describe, expect, it } from '@jest/globals';
import { SaxesParser } from 'saxes';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { PublicChanges } from '../../src/records/public-changes.js';
import { archive, editor, publicUrl, publish } from '../support/harvested-archive.js';

/** A photo that was published as the application publishes it. */
async function aPublishedPhoto(values: Parameters<typeof archive.aPhoto>[0] = {}): Promise<PhotoRow> {
  const photo = await archive.aPhoto(values);
  await publish({ kind: 'photo', id: photo.id, cause: 'published' });
  return photo;
}

/** The answer, which is well-formed XML with declared namespaces. */
async function ask(query: Record<string, string>): Promise<string> {
  const { status, headers, text } = await archive.visitor().get(`/oai?${new URLSearchParams(query)}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return text;
}

const errorIn = (xml: string): string | undefined => /<error code="(\w+)"/.exec(xml)?.[1];
const valuesOf = (name: string, xml: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);
const identifierOf = ({ id }: { id: number }): string => `oai:archive.example.org:photo/${id}`;
const getRecord = (record: { id: number }, metadataPrefix = 'oai_dc'): Promise<string> =>
  ask({ verb: 'GetRecord', identifier: identifierOf(record), metadataPrefix });
const nextSecond = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1100));

/** A harvester's copy: what it has read of each record that is not deleted. */
type Copy = Map<string, string>;

/** Reads a whole list as harvesters do, and resolves with the date to ask from the next time. */
async function harvest(
  copy: Copy,
  query: Record<string, string>,
  between = async (): Promise<void> => {},
): Promise<string> {
  let asked: Record<string, string> = { verb: 'ListRecords', ...query };
  let first: string | undefined;
  for (;;) {
    const xml = await ask(asked);
    first ??= valuesOf('responseDate', xml)[0] ?? '';
    for (const [record] of xml.matchAll(/<record>.*?<\/record>/gs)) {
      const [identifier = ''] = valuesOf('identifier', record);
      if (record.includes('status="deleted"')) copy.delete(identifier);
      else copy.set(identifier, valuesOf('dc:title', record)[0] ?? '');
    }
    const [token] = valuesOf('resumptionToken', xml);
    if (!token) return first;
    await between();
    asked = { verb: 'ListRecords', resumptionToken: token };
  }
}

it('says who it is, and how it keeps deleted records', async () => {
  await aPublishedPhoto();
  const xml = await ask({ verb: 'Identify' });
  expect(valuesOf('baseURL', xml)).toEqual([`${publicUrl}/oai`]);
  expect(valuesOf('deletedRecord', xml)).toEqual(['persistent']);
  expect(valuesOf('granularity', xml)).toEqual(['YYYY-MM-DDThh:mm:ssZ']);
  expect(valuesOf('earliestDatestamp', xml)[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(valuesOf('sampleIdentifier', xml)).toEqual(['oai:archive.example.org:photo/1']);
});

it('is asked by a form, too', async () => {
  const answer = await fetch(`${archive.url}/oai`, { method: 'POST', body: new URLSearchParams({ verb: 'Identify' }) });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<request verb="Identify">');
});

describe('a photo', () => {
  it('is written in Dublin Core, in every language that it has', async () => {
    const tag = await archive.aTag({ name: 'barche', nameDe: 'Boote' });
    const photo = await aPublishedPhoto({
      title: 'Canale & <ponte>',
      titleDe: 'Der Kanal',
      description: 'Barche\u0001 "in porto"',
      author: 'Giuseppe Wulz',
      edtf: '1905~',
      dateText: '1905 ca.',
      year: 1905,
      license: 'CC BY 4.0',
      inventoryNumber: 'F 12',
      tags: [tag],
    });
    const xml = await getRecord(photo);
    expect(xml).toContain('<dc:title xml:lang="it">Canale &amp; &lt;ponte&gt;</dc:title>');
    expect(xml).toContain('<dc:title xml:lang="de">Der Kanal</dc:title>');
    expect(xml).toContain('<dc:description xml:lang="it">Barche "in porto"</dc:description>');
    expect(valuesOf('dc:subject', xml)).toEqual(['barche', 'Boote']);
    expect(valuesOf('dc:date', xml)).toEqual(['1905~', '1905 ca.']);
    expect(valuesOf('dc:identifier', xml)).toEqual([
      `${publicUrl}/id/photo/${photo.id}`,
      `${publicUrl}/it/foto/${photo.slug}`,
      'F 12',
    ]);
    expect(valuesOf('dc:rights', xml)).toContain('https://creativecommons.org/licenses/by/4.0/');
    expect(valuesOf('setSpec', xml)).toEqual(['photo', 'photo:decade-1900', `photo:tag-${tag.id}`]);
  });

  it('is written for Europeana with its rights, its place, its time and its image service', async () => {
    const photo = await aPublishedPhoto({
      title: 'Molo San Carlo',
      edtf: '1905/1910',
      earliest: '1905-01-01',
      latest: '1910-12-31',
      yearStart: 1905,
      yearEnd: 1910,
      lat: 45.65,
      lng: 13.76,
      license: 'https://rightsstatements.org/vocab/InC-RUU/1.0/',
      holdingInstitution: 'Civici Musei',
      tags: [await archive.aTag({ name: 'moli' })],
      entities: [await archive.anEntity({ name: 'Molo Audace', wikidata: 'Q546' })],
    });
    const xml = await getRecord(photo, 'edm');
    const uri = `${publicUrl}/id/photo/${photo.id}`;
    expect(xml).toContain(`<edm:ProvidedCHO rdf:about="${uri}">`);
    expect(valuesOf('edm:type', xml)).toEqual(['IMAGE']);
    expect(valuesOf('edm:dataProvider', xml)).toEqual(['Civici Musei']);
    expect(xml).toContain('<edm:rights rdf:resource="http://rightsstatements.org/vocab/InC/1.0/"/>');
    expect([valuesOf('wgs84_pos:lat', xml), valuesOf('wgs84_pos:long', xml)]).toEqual([['45.65'], ['13.76']]);
    expect([valuesOf('edm:begin', xml), valuesOf('edm:end', xml)]).toEqual([['1905-01-01'], ['1910-12-31']]);
    expect(xml).toContain('<owl:sameAs rdf:resource="http://www.wikidata.org/entity/Q546"/>');
    expect(xml).toContain(`<svcs:has_service rdf:resource="${publicUrl}/iiif/image/${photo.id}"/>`);
  });

  it('is part of its fonds and of what that is in, and in a set of each', async () => {
    const editor = await archive.signedIn(await archive.anEditor());
    const make = async (json: object) => (await editor.change('POST', '/api/admin/fonds', { json })).body;
    const collection = await make({ title: 'Raccolta civica', level: 'collection' });
    const fonds = await make({ title: 'Studio', titleDe: 'Atelier', level: 'fonds', parentId: collection.id });
    const photo = await aPublishedPhoto({ title: 'Riva', fondsId: fonds.id });
    const of = (record: { id: number }): string => `${publicUrl}/it/fondo/${record.id}`;
    const xml = await getRecord(photo, 'edm');
    for (const one of [collection, fonds]) expect(xml).toContain(`<dcterms:isPartOf rdf:resource="${of(one)}"/>`);
    expect(xml).toContain('<dcterms:isPartOf xml:lang="de">Atelier</dcterms:isPartOf>');
    expect(valuesOf('dc:relation', await getRecord(photo))).toEqual(
      expect.arrayContaining([of(collection), 'Raccolta civica', of(fonds), 'Studio', 'Atelier']),
    );
    const sets = valuesOf('setSpec', await ask({ verb: 'ListSets' }));
    const identifiers = async (set: string): Promise<string[]> =>
      valuesOf('identifier', await ask({ verb: 'ListIdentifiers', metadataPrefix: 'oai_dc', set }));
    for (const { id } of [collection, fonds]) {
      expect(sets).toContain(`photo:fonds-${id}`);
      expect(await identifiers(`photo:fonds-${id}`)).toHaveLength(1);
    }
    // It leaves the set of what its fonds is no longer part of.
    await editor.change('PATCH', `/api/admin/fonds/${fonds.id}`, { json: { parentId: null } });
    expect(await identifiers(`photo:fonds-${collection.id}`)).toEqual([]);
    expect(await identifiers(`photo:fonds-${fonds.id}`)).toHaveLength(1);
  });

  it('has a later date when the name of its tag changes, or that of what it shows', async () => {
    const tag = await archive.aTag({ name: 'caffè' });
    const entity = await archive.anEntity({ name: 'Caffè Specchi' });
    const photo = await aPublishedPhoto({ tags: [tag], entities: [entity] });
    const dateOf = async (): Promise<string | undefined> => valuesOf('datestamp', await getRecord(photo))[0];
    const before = await dateOf();
    await nextSecond();
    await publish({ kind: 'tag', id: tag.id, cause: 'metadata' });
    const between = await dateOf();
    expect(between! > before!).toBe(true);
    await nextSecond();
    await publish({ kind: 'entity', id: entity.id, cause: 'metadata' });
    expect((await dateOf())! > between!).toBe(true);
  });

  it('stays as a deleted record when it is removed, and comes back when it is published again', async () => {
    const photo = await aPublishedPhoto({ title: 'Da togliere' });
    expect((await editor.change('DELETE', `/api/admin/photos/${photo.id}`)).status).toBeLessThan(300);
    const removed = await getRecord(photo);
    expect(removed).toContain('<header status="deleted">');
    expect(removed).not.toContain('Da togliere');
    const list = await ask({ verb: 'ListIdentifiers', metadataPrefix: 'oai_dc' });
    expect(list).toMatch(new RegExp(`<header status="deleted"><identifier>${identifierOf(photo)}<`));
    await archive.database.query(`update photos set status = 'published' where id = $1`, [photo.id]);
    await publish({ kind: 'photo', id: photo.id, cause: 'published' });
    expect(await getRecord(photo)).toContain('Da togliere');
  });

  it('that was never public is unknown', async () => {
    const draft = await archive.aPhoto({ status: 'draft' });
    await publish({ kind: 'photo', id: draft.id, cause: 'metadata' });
    expect(errorIn(await getRecord(draft))).toBe('idDoesNotExist');
  });
});

describe('a record card', () => {
  it('is written, too, as what it is: a text', async () => {
    const type = await archive.anEntityType({ code: 'teatro', name: 'Teatri' });
    const entity = await archive.anEntity({ name: 'Teatro Verdi', description: '<p>Un <b>teatro</b></p>', type });
    await publish({ kind: 'entity', id: entity.id, cause: 'published' });
    const identifier = `oai:archive.example.org:entity/${entity.id}`;
    const xml = await ask({ verb: 'GetRecord', identifier, metadataPrefix: 'edm' });
    expect(valuesOf('dc:title', xml)).toEqual(['Teatro Verdi']);
    expect(valuesOf('dc:description', xml)).toEqual(['Un teatro']);
    expect(valuesOf('edm:type', xml)).toEqual(['TEXT']);
    const list = await ask({ verb: 'ListIdentifiers', metadataPrefix: 'edm', set: 'entity:teatro' });
    expect(valuesOf('identifier', list)).toEqual([identifier]);
    expect(await ask({ verb: 'ListSets' })).toContain('<setSpec>entity:teatro</setSpec><setName>Teatri</setName>');
  });

  it('changes with its photos, since image viewers show them together', async () => {
    const entity = await archive.anEntity({ name: 'Caffè San Marco' });
    const photo = await aPublishedPhoto({ entities: [entity] });
    await publish({ kind: 'entity', id: entity.id, cause: 'published' });
    const dateOf = async (): Promise<string | undefined> =>
      valuesOf(
        'datestamp',
        await ask({
          verb: 'GetRecord',
          identifier: `oai:archive.example.org:entity/${entity.id}`,
          metadataPrefix: 'oai_dc',
        }),
      )[0];
    const before = await dateOf();
    await nextSecond();
    expect((await editor.change('DELETE', `/api/admin/photos/${photo.id}`)).status).toBeLessThan(300);
    expect((await dateOf())! > before!).toBe(true);
  });

  it('may be edited by one while others edit its photos', async () => {
    const entity = await archive.anEntity({ name: 'Molo' });
    const photo = await aPublishedPhoto({ entities: [entity] });
    const edits = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0
        ? publish({ kind: 'entity', id: entity.id, cause: 'metadata' })
        : publish({ kind: 'photo', id: photo.id, cause: 'metadata' }),
    );
    await expect(Promise.all(edits)).resolves.toHaveLength(40);
  });
});

describe('a list', () => {
  it('has what was changed from one second to another, both included', async () => {
    const photo = await aPublishedPhoto();
    const [date = ''] = valuesOf('datestamp', await getRecord(photo));
    await nextSecond();
    const later = await aPublishedPhoto();
    const between = await ask({ verb: 'ListIdentifiers', metadataPrefix: 'oai_dc', from: date, until: date });
    expect(valuesOf('identifier', between)).toContain(identifierOf(photo));
    expect(valuesOf('identifier', between)).not.toContain(identifierOf(later));
    const day = date.slice(0, 10);
    const ofDay = await ask({ verb: 'ListIdentifiers', metadataPrefix: 'oai_dc', from: day, until: day });
    expect(valuesOf('identifier', ofDay).length + valuesOf('resumptionToken', ofDay).length).toBeGreaterThan(1);
  });

  it('of a decade has a photo of several dates where one of them is of it, and not in between', async () => {
    const { id } = await aPublishedPhoto({
      edtf: '{1910, 1936}',
      yearStart: 1910,
      yearEnd: 1936,
      earliest: '1910-01-01',
      latest: '1936-12-31',
    });
    expect(valuesOf('setSpec', await getRecord({ id }))).toEqual(['photo', 'photo:decade-1910', 'photo:decade-1930']);
  });

  it('does not have a record any more that has left its set', async () => {
    const tag = await archive.aTag({ name: 'da lasciare' });
    const photo = await aPublishedPhoto({ tags: [tag] });
    await archive.database.query('delete from photo_tags where photo_id = $1', [photo.id]);
    await publish({ kind: 'photo', id: photo.id, cause: 'links' });
    const list = await ask({ verb: 'ListIdentifiers', metadataPrefix: 'oai_dc', set: `photo:tag-${tag.id}` });
    expect(errorIn(list)).toBe('noRecordsMatch');
  });

  it('waits for a change that is not committed yet, so that nothing is passed over', async () => {
    const writer = archive.database.createQueryRunner();
    await writer.startTransaction();
    const slow = await archive.aPhoto({ title: 'Lenta' });
    archive.app.get(PublicChanges).publish({ kind: 'photo', id: slow.id, cause: 'published' }, writer.manager);
    await writer.query('select pg_current_xact_id()');
    await nextSecond();
    const quick = await aPublishedPhoto({ title: 'Svelta' });
    const copy: Copy = new Map();
    const from = await harvest(copy, { metadataPrefix: 'oai_dc' });
    expect(copy.has(identifierOf(quick))).toBe(false);
    await writer.commitTransaction();
    await writer.release();
    await harvest(copy, { metadataPrefix: 'oai_dc', from });
    expect([copy.get(identifierOf(slow)), copy.get(identifierOf(quick))]).toEqual(['Lenta', 'Svelta']);
  });

  it('that is read while the archive is edited ends, after what has changed since, with exactly the archive', async () => {
    await archive.database.query('truncate photos, entities, harvested_records restart identity cascade');
    await archive.database.query(
      `insert into photos (slug, status, title, published_at, original_sha256, renditions)
       select 'p-' || n, 'published', 'Titolo ' || n, now(), md5(n::text) || md5(n::text),
         '{"renditionProfile":"v2","widths":[320,640],"width":1600,"height":1200,"color":"#888888","placeholder":""}'
       from generate_series(1, 1050) n`,
    );
    const all = await archive.database.query<{ id: number }[]>('select id from photos order by id');
    await publish(...all.map(({ id }) => ({ kind: 'photo', id, cause: 'published' }) as const));
    const copy: Copy = new Map();
    let edited = 0;
    const edit = async (): Promise<void> => {
      edited += 1;
      await editor.change('PATCH', `/api/admin/photos/${edited * 37}`, { json: { title: `Cambiata ${edited}` } });
      await editor.change('DELETE', `/api/admin/photos/${1050 - edited * 41}`);
      await aPublishedPhoto({ title: `Nuova ${edited}`, slug: `nuova-${edited}` });
    };
    const from = await harvest(copy, { metadataPrefix: 'oai_dc' }, edit);
    expect(edited).toBeGreaterThan(8);
    await harvest(copy, { metadataPrefix: 'oai_dc', from });
    const stored = await archive.database.query<{ id: number; title: string }[]>(
      `select id, title from photos where status = 'published' order by id`,
    );
    const expected = stored.map((photo) => [identifierOf(photo), photo.title]);
    expect([...copy].sort()).toEqual(expected.sort());
  });
});

describe('a request that is wrong', () => {
  it.each([
    ['badVerb', {}],
    ['badVerb', { verb: 'listRecords' }],
    ['badVerb', { verb: 'constructor' }],
    ['badArgument', { verb: 'ListRecords', metadataPrefix: 'oai_dc', set: '\0' }],
    ['badArgument', { verb: 'ListRecords', metadataPrefix: 'oai_dc', set: "photo' or true" }],
    ['idDoesNotExist', { verb: 'GetRecord', metadataPrefix: 'oai_dc', identifier: 'oai:\0\u0001' }],
    ['badArgument', { verb: 'Identify', set: 'photo' }],
    ['badArgument', { verb: 'ListRecords' }],
    ['badArgument', { verb: 'GetRecord', metadataPrefix: 'oai_dc' }],
    ['badArgument', { verb: 'ListRecords', metadataPrefix: 'oai_dc', from: '2026' }],
    ['badArgument', { verb: 'ListRecords', metadataPrefix: 'oai_dc', from: '2026-02-30' }],
    [
      'badArgument',
      { verb: 'ListRecords', metadataPrefix: 'oai_dc', from: '2026-01-01', until: '2026-01-02T00:00:00Z' },
    ],
    ['badArgument', { verb: 'ListRecords', metadataPrefix: 'oai_dc', from: '2026-01-02', until: '2026-01-01' }],
    ['badArgument', { verb: 'ListRecords', metadataPrefix: 'oai_dc', resumptionToken: 'x' }],
    ['badResumptionToken', { verb: 'ListRecords', resumptionToken: 'x' }],
    ['badResumptionToken', { verb: 'ListRecords', resumptionToken: `e30.${'A'.repeat(43)}` }],
    ['badResumptionToken', { verb: 'ListSets', resumptionToken: 'x' }],
    ['cannotDisseminateFormat', { verb: 'ListRecords', metadataPrefix: 'marc21' }],
    ['cannotDisseminateFormat', { verb: 'ListRecords', metadataPrefix: 'constructor' }],
    [
      'idDoesNotExist',
      { verb: 'GetRecord', metadataPrefix: 'oai_dc', identifier: 'oai:archive.example.org:photo/99999' },
    ],
    ['idDoesNotExist', { verb: 'GetRecord', metadataPrefix: 'oai_dc', identifier: "oai:x:photo/1' or 1=1" }],
    ['idDoesNotExist', { verb: 'ListMetadataFormats', identifier: 'oai:archive.example.org:photo/99999999999' }],
    ['noRecordsMatch', { verb: 'ListRecords', metadataPrefix: 'oai_dc', set: 'nothing' }],
    ['noRecordsMatch', { verb: 'ListRecords', metadataPrefix: 'oai_dc', from: '2999-01-01' }],
  ] as [string, Record<string, string>][])('is answered with %s: %j', async (code, query) => {
    expect(errorIn(await ask(query))).toBe(code);
  });

  it('repeats an argument', async () => {
    expect(errorIn((await archive.visitor().get('/oai?verb=Identify&verb=Identify')).text)).toBe('badVerb');
    const twice = await archive.visitor().get('/oai?verb=ListRecords&metadataPrefix=edm&set=photo&set=entity');
    expect(errorIn(twice.text)).toBe('badArgument');
  });
});
