import { addresses } from '../../src/contract/addresses.js';
import { operations } from '../../src/contract/operations.js';
import { publicOperations } from '../../src/contract/public-operations.js';
import { openApiDocument } from '../../src/platform/http/open-api/open-api.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';

interface Parameter {
  name: string;
  in: string;
  schema: { type?: string };
}

let archive: TestArchive;
let slugs: { photo: string; entity: string };
let ids: { photo: number; entity: number };
/** Of each call, the names of its query that take numbers. */
let queries: Map<string, string[]>;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  const entity = await archive.anEntity({ lat: 45.65, lng: 13.77 });
  const photo = await archive.aPhoto({ year: 1905, lat: 45.65, lng: 13.77, entities: [entity] });
  slugs = { photo: photo.slug, entity: entity.slug };
  ids = { photo: photo.id, entity: entity.id };
  const calls = Object.values(openApiDocument(archive.app).paths).flatMap((methods) =>
    Object.values(methods as object),
  );
  const takesNumbers = ({ name, in: place, schema: { type } }: Parameter): boolean =>
    place === 'query' && (type !== 'string' || /^(periods?|yearRange|tags|ids|bbox|near)$/.test(name));
  queries = new Map(
    (calls as { operationId: string; parameters?: Parameter[] }[]).map(({ operationId, parameters = [] }) => [
      operationId,
      parameters.filter(takesNumbers).map(({ name }) => name),
    ]),
  );
});
afterAll(() => archive.close());

/** Leading zeros, limits, signs, exponents, other bases, separators, digits of other scripts. */
const numbers = [
  '0',
  '007',
  '-1',
  '-0',
  '+5',
  '1e999',
  '0x10',
  '1,5',
  'NaN',
  '2147483648',
  '9'.repeat(400),
  '１９００',
  '0999',
];
const spans = ['0000-9999', '0999-1900', '0000-', '9999-0000', '1900-1914,1900-1914', '-1900', '１９００-１９１４'];
const values = [...numbers, ...spans];

const faultsOf = async (paths: string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const path of paths) if ((await archive.visitor().get(path)).status >= 500) faults.push(path);
  return faults;
};

const pages = addresses
  .filter(({ page, query }) => page === 'shared' && query !== null && query.length > 0)
  .map(({ path, query }) => [path, query ?? []] as const);

it.each(pages)('the page %s answers any number in its address with a page', async (path, names) => {
  const page = `/it${path.replace(':slug', slugs.entity)}`;
  const queryOf = (value: string): string => names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&');
  // A year takes precedence over a range.
  const alone = names.includes('yearRange') ? spans.map((span) => `${page}?yearRange=${span}`) : [];
  expect(await faultsOf([...values.map((value) => `${page}?${queryOf(value)}`), ...alone])).toEqual([]);
});

const reads = Object.entries(publicOperations).filter(
  ([, { method, access, path }]) =>
    method === 'GET' && access === operations['photos.list'].access && !path.includes(':'),
);

it.each(reads)('%s answers any number in its query with a list or a refusal', async (name, { path }) => {
  const required: Record<string, string> = name === 'map.view' ? { bbox: '13.7,45.6,13.8,45.7', zoom: '15' } : {};
  const asked = (queries.get(name) ?? []).flatMap((parameter) =>
    values.map((value) => `/api${path}?${new URLSearchParams({ ...required, [parameter]: value })}`),
  );
  expect(await faultsOf(asked)).toEqual([]);
});

it('a page of a record answers any number in place of its name', async () => {
  const paths = ['foto', 'scheda'].flatMap((noun) => values.map((value) => `/it/${noun}/${encodeURIComponent(value)}`));
  expect(await faultsOf(paths)).toEqual([]);
});

it('the map shows the years that were asked for, also those of four digits with zeros', async () => {
  const { text } = await archive.visitor().get('/it/map?period=0999-1900');
  expect(text).toContain('value="0999-1900"');
});

it('an address with the number of a record leads to its page with the rest of the address', async () => {
  const { status, headers } = await archive.visitor().get(`/it/foto/${ids.photo}?from=elenco&x=a%20b`);
  expect([status, headers.get('location')]).toEqual([301, `/it/foto/${slugs.photo}?from=elenco&x=a%20b`]);
  const again = await archive.visitor().get(`/it/scheda/${ids.entity}?period=1900-1914`);
  expect(again.headers.get('location')).toBe(`/it/scheda/${slugs.entity}?period=1900-1914`);
  const plain = await archive.visitor().get(`/it/scheda/${ids.entity}`);
  expect(plain.headers.get('location')).toBe(`/it/scheda/${slugs.entity}`);
});
