import { type Authority } from '../../src/contract/authorities.js';
import { entityMetadata } from '../../src/contract/metadata/entity.js';
import { type MetadataProperty, type MetadataTable, writableProperties } from '../../src/contract/metadata/field.js';
import { photoMetadata } from '../../src/contract/metadata/photo.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { administrator, archive } from '../support/administration.js';
import { accountPassword } from '../support/factories.js';
import { aJpeg } from '../support/scans.js';
import type { Answer } from '../support/visitor.js';

type Value = string | number | boolean | null;
type Values = Record<string, Value>;

const valuesOf = (table: MetadataTable, value: (property: MetadataProperty) => Value): Values =>
  Object.fromEntries(writableProperties(table).map((property) => [property.name, value(property)]));

const identifiers: Record<Authority, string> = { wikidata: 'Q546', geonames: '3165185', viaf: '148463483' };

/** A different value for each field, so that a mix-up is found; both years of a range are the same. */
function filled({ name, field }: MetadataProperty, index: number): Value {
  if (field.kind === 'year') return 1912;
  if (field.kind === 'day') return /earliest$/i.test(name) ? '1912-03-01' : '1912-06-30';
  if (field.kind === 'integer' || field.kind === 'decimal') return field.max - index;
  if (field.kind === 'flag' || field.kind === 'yesNo') return true;
  if (field.kind === 'authority') return identifiers[field.authority];
  return field.kind === 'richText' ? `<p>${name}</p>` : `${name} ${index}`;
}
const filledAll = (table: MetadataTable): Values =>
  Object.fromEntries(writableProperties(table).map((property, index) => [property.name, filled(property, index % 10)]));

/** The longest texts and the largest numbers that are allowed; a year ends with the present one. */
function largest({ field }: MetadataProperty): Value {
  if (field.kind === 'year') return new Date().getFullYear();
  if (field.kind === 'day') return `${new Date().getFullYear()}-12-31`;
  if (field.kind === 'authority') return identifiers[field.authority];
  if (!('max' in field)) return true;
  return field.kind === 'integer' || field.kind === 'decimal' ? field.max : 'x'.repeat(field.max);
}
function tooLarge(property: MetadataProperty): Value {
  if (property.field.kind === 'flag' || property.field.kind === 'yesNo') return 'maybe';
  if (property.field.kind === 'day') return `${new Date().getFullYear() + 1}-01-01`;
  const value = largest(property);
  return typeof value === 'number' ? value + 1 : `${String(value)}x`;
}
function tooSmall({ field }: MetadataProperty): Value {
  if (field.kind === 'year') return 999;
  if (field.kind === 'day') return field.isEarly ? '0000-12-31' : '0999-12-31';
  return field.kind === 'integer' || field.kind === 'decimal' ? field.min - 1 : null;
}
const empty = (table: MetadataTable): Values =>
  Object.fromEntries(
    writableProperties(table).flatMap((property) => (isNullable(property) ? [[property.name, null]] : [])),
  );
const isNullable = ({ field, isRequired }: MetadataProperty): boolean => !isRequired && field.kind !== 'flag';

const faultyFields = ({ body }: Answer): string[] =>
  [...new Set((body.errors as { field: string }[]).map(({ field }) => field))].sort();
const names = (table: MetadataTable, of: (property: MetadataProperty) => boolean = () => true): string[] =>
  writableProperties(table)
    .filter(of)
    .map(({ name }) => name)
    .sort();

function upload(values: Values): Promise<Answer> {
  const multipart = new FormData();
  for (const [name, value] of Object.entries(values)) multipart.append(name, String(value));
  return aJpeg().then((image) => {
    multipart.append('image', new Blob([new Uint8Array(image)]), 'scan.jpg');
    return administrator.change('POST', '/api/admin/photos', { multipart });
  });
}

async function byWriteKey(path: string, json: unknown): Promise<Answer> {
  const scopes = ['read', 'write'];
  const { body } = await administrator.change('POST', '/api/admin/api-keys', {
    json: { name: 'catalogue', scopes, password: accountPassword },
  });
  return archive.visitor().send('PATCH', path, { json, headers: { 'X-API-Key': body.key } });
}

describe.each([
  ['photos', photoMetadata, () => archive.aPhoto()],
  ['entities', entityMetadata, () => archive.anEntity()],
] as const)('every descriptive field of %s', (noun, table, make) => {
  const change = (id: number, json: unknown) => administrator.change('PATCH', `/api/admin/${noun}/${id}`, { json });
  const asVisitor = async (id: number): Promise<unknown> => (await archive.visitor().get(`/api/${noun}/${id}`)).body;

  it('is null until it is set', async () => {
    const { id } = await make();
    expect(await asVisitor(id)).toMatchObject(empty(table));
  });

  it('is changed, stored and presented, and emptied again', async () => {
    const { id } = await make();
    const metadata = filledAll(table);
    expect((await change(id, metadata)).body).toMatchObject(metadata);
    expect(await asVisitor(id)).toMatchObject(metadata);
    expect((await change(id, empty(table))).body).toMatchObject(empty(table));
    expect(await asVisitor(id)).toMatchObject(empty(table));
  });

  it('is changed by a key that may write', async () => {
    const { id } = await make();
    expect((await byWriteKey(`/api/admin/${noun}/${id}`, filledAll(table))).status).toBe(200);
    expect(await asVisitor(id)).toMatchObject(filledAll(table));
  });

  it('is stored up to its limit, and refused beyond it', async () => {
    const { id } = await make();
    const stored = await asVisitor(id);
    const large = await change(id, valuesOf(table, tooLarge));
    expect([large.status, faultyFields(large)]).toEqual([400, names(table)]);
    const numeric = names(table, (property) => tooSmall(property) !== null);
    const small = await change(id, Object.fromEntries(numeric.map((name) => [name, valuesOf(table, tooSmall)[name]])));
    expect([small.status, faultyFields(small)]).toEqual([400, numeric]);
    expect(await asVisitor(id)).toEqual(stored);
    const most = valuesOf(table, largest);
    expect((await change(id, most)).body).toMatchObject(most);
  });

  it('is found by its words where the table says so', async () => {
    const isSearched = ({ field }: MetadataProperty): boolean => field.search !== undefined && 'translated' in field;
    const untranslated = ({ field }: MetadataProperty): boolean =>
      field.search === 'names' && !('translated' in field) && field.kind !== 'year';
    const searched = names(table, (property) => isSearched(property) || untranslated(property));
    // Words with digits are not corrected by the search.
    const words = Object.fromEntries(searched.map((name, index) => [name, `parola${noun.length}${100 + index}`]));
    const { id } = await make();
    expect((await change(id, words)).status).toBe(200);
    const kind = noun === 'photos' ? 'photo' : 'entity';
    await archive.app.get(SearchIndex).rebuild(kind);
    const [row] = await archive.database.query(
      `select tsv::text as words from search_documents where kind = $1 and id = $2`,
      [kind, id],
    );
    expect(searched.filter((name) => !String(row.words).includes(`'${words[name]}'`))).toEqual([]);
  });
});

describe('a photo', () => {
  it('is uploaded with every descriptive field', async () => {
    const metadata = filledAll(photoMetadata);
    const { status, body } = await upload(metadata);
    expect(status).toBe(202);
    expect((await administrator.get(`/api/admin/photos/${body.id}`)).body).toMatchObject(metadata);
  });

  it('is not uploaded with a field beyond its limit', async () => {
    const isChecked = ({ field }: MetadataProperty): boolean => field.kind !== 'flag';
    const answer = await upload(valuesOf(photoMetadata, tooLarge));
    expect([answer.status, faultyFields(answer)]).toEqual([400, names(photoMetadata, isChecked)]);
  });

  it('is found by its inventory number and by what is written on it, in every language', async () => {
    const { id } = await archive.aPhoto({
      inventoryNumber: 'CMSA-F-27114',
      inscription: 'Sul verso: «Saluti dal Boschetto»',
      inscriptionDe: 'Auf der Rückseite: „Grüße vom Jägerwäldchen“',
    });
    await archive.app.get(SearchIndex).rebuild('photo');
    const hits = async (q: string): Promise<number[]> =>
      (await archive.visitor().get(`/api/search?${new URLSearchParams({ q })}`)).body.hits.map(
        (hit: { id: number }) => hit.id,
      );
    expect(await hits('CMSA-F-27114')).toEqual([id]);
    expect(await hits('saluti boschetto')).toEqual([id]);
    expect(await hits('Jägerwäldchen')).toEqual([id]);
  });
});
