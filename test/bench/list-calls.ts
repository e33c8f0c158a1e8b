import { adminPhotoSorts } from '../../src/contract/admin-photo.js';
import { photoSorts } from '../../src/contract/photo.js';
import { entitySorts } from '../../src/contract/entity.js';

/** What is known of an archive before it is measured. */
export interface ArchiveFacts {
  /** The last of the sitemap's parts that is full, or the whole sitemap where there are no parts. */
  sitemap: string;
  /** The change set of very many changes. */
  bulkSet: number;
  /** The rarest tag that fills a page, so that both archives list as many photos. */
  rareTag: number;
}

export interface Call {
  name: string;
  /** The address of the nth request. */
  path: (n: number, facts: ArchiveFacts) => string;
  /** Asked by an administrator with 20 favorites. */
  asAdministrator?: true;
  /** A page or a document: what the server keeps of it is dropped before every request. */
  isKept?: true;
  /** How many times more it may cost in the large archive; default: the bench's budget. */
  budget?: number;
  /** The cost of one of these in the answer, where answers differ in length. */
  per?: string;
}

const page = (name: string, path: Call['path']): Call => ({ name, path, isKept: true });
const api = (name: string, path: Call['path']): Call => ({ name, path });
/** What may be of these days is counted photo by photo, up to the limit of a count. */
const ofDays = (name: string, days: string): Call => ({
  ...api(`photos ${name}`, () => `/api/photos?limit=28&${days}&sortBy=year`),
  budget: 2,
});
/** A word of two thirds of the archive; its lists may grow more than others. */
const broadText = (name: string, more: string): Call => ({
  ...api(`photos of a broad text ${name}`, () => `/api/photos?limit=28&search=via${more}`),
  budget: 2,
});
const card = '/api/entities/1';
const recordOf = (n: number): number => 1 + ((Math.abs(n) * 37) % 900);

/**
 * Two broad conditions are joined to be counted, up to the limit of a count: about 10 ms in the large archive. Of what is rare
 * there, all photos are counted and sorted, some hundreds; the small archive has a page of them, or less.
 */
const otherBudgets: Record<string, number> = {
  'of a broad tag and card': 4,
  'of a broad tag in a decade': 4,
  'of a broad text of two words': 3,
  'of a broad text and tag': 2,
  'of a rare tag': 2.5,
  'of a house number': 3,
  // What no index has is looked for photo by photo, until there are enough.
  'without a description': 2,
  'without tags': 2,
  'without tags, page 10': 4,
  'without cards': 2,
};

/** Every filter of the administrators' list, and every order with a filter of stored counts, of a broad tag and of a broad text. */
function adminPhotoCalls(): Call[] {
  const call = (name: string, query: string): Call => ({
    name: `administrators' photos ${name}`,
    path: (_, { rareTag }) => `/api/admin/photos?${query.replace('{rareTag}', String(rareTag))}`,
    asAdministrator: true,
    budget: otherBudgets[name] ?? 1.5,
  });
  const filters: Record<string, string> = {
    'that are drafts': 'status=draft',
    'of a decade': 'from=1930&to=1939',
    'of a licence': 'license=CC%20BY%204.0',
    'without a position': 'lacks=position',
    'without a year': 'lacks=year',
    'without a title': 'lacks=title',
    'without a description': 'lacks=description',
    'without an author': 'lacks=author',
    'without tags': 'lacks=tags',
    'without cards': 'lacks=entities',
    'without tags, page 10': 'lacks=tags&page=10',
    'added since a day': 'addedFrom=2025-01-01',
    'added until a day, by fileName': 'addedTo=2025-01-01&sortBy=fileName',
    'of a broad tag': 'tagId=1',
    'of a rare tag': 'tagId={rareTag}',
    'of a broad card': 'entityId=1',
    'of a broad tag and card': 'tagId=1&entityId=1',
    'of a broad tag in a decade': 'tagId=1&from=1930&to=1939',
    'of a broad text': 'q=via',
    'of a broad text of two words': 'q=via%20album',
    'of a broad text and tag': 'q=via&tagId=1',
    'of a broad text in a decade': 'q=via&from=1930&to=1939',
    'of a broad text, page 10': 'q=via&page=10',
    'of a house number': 'q=machiavelli%20116',
    'of a text that nothing has': 'q=vaporetto.tif',
    'of the viewer': 'mine=true',
    'of the last upload': 'lastUpload=true',
  };
  return [
    ...Object.entries(filters).map(([name, query]) => call(name, query)),
    ...adminPhotoSorts.flatMap((sort) => [
      call(`by ${sort}`, `sortBy=${sort}`),
      call(`filtered, by ${sort}`, `status=published&lacks=position&from=1900&to=1950&sortBy=${sort}`),
      call(`of a broad tag by ${sort}`, `tagId=1&sortBy=${sort}`),
      call(`of a broad text by ${sort}`, `q=via&sortBy=${sort}`),
    ]),
  ];
}

/**
 * The other pages of the administration. Those with more than the common budget count or skip entries of an index: of change sets,
 * of contributions, of the changes of one set, of published photos that have what the dashboard counts.
 */
function otherAdminCalls(): Call[] {
  const call = (name: string, path: Call['path'], budgetOfCall = 1.5): Call => ({
    name,
    path,
    asAdministrator: true,
    budget: budgetOfCall,
  });
  return [
    call("administrators' tags", () => '/api/admin/tags'),
    call("administrators' tags that are unused", () => '/api/admin/tags?unused=true'),
    call("administrators' tags by photos", () => '/api/admin/tags?sort=photos', 3),
    call("administrators' cards of a broad text", () => '/api/admin/entities?q=via'),
    call('contributions', () => '/api/admin/contributions?status=pending'),
    call('contributions, last page', () => '/api/admin/contributions?page=99999', 2.5),
    call('contributions of a text that nothing has', () => '/api/admin/contributions?q=vaporetto'),
    call('history', () => '/api/admin/change-sets', 2),
    call('history, last page', () => '/api/admin/change-sets?page=99999', 3),
    call('history of photos', () => '/api/admin/change-sets?kind=photo', 5),
    call('history of a very large change', (_, { bulkSet }) => `/api/admin/change-sets/${bulkSet}`, 6),
    call('whether that can be undone', (_, { bulkSet }) => `/api/admin/change-sets/${bulkSet}/revert`, 9),
    call('figures of the archive', () => '/api/admin/stats', 5),
  ];
}

/** Everything that lists photos or cards, or counts them. */
export const listCalls: Call[] = [
  page('home', () => '/it'),
  page('archive', () => '/it/archivio'),
  page('archive, page 2,000', () => '/it/archivio?page=2000'),
  page('archive by title', () => '/it/archivio?sortBy=title'),
  page('archive of a tag', () => '/it/archivio?tagId=1'),
  page('archive of a decade', () => '/it/archivio?from=1930&to=1939'),
  page('photo', (n) => `/it/foto/trieste-foto-${recordOf(n)}`),
  page('card with 5,000 photos', () => '/it/scheda/scheda-1'),
  page('cards', () => '/it/schede'),
  ...photoSorts.flatMap((sort) => [
    api(`photos by ${sort}`, () => `/api/photos?limit=28&sortBy=${sort}`),
    api(`photos by ${sort}, page 2,000`, () => `/api/photos?limit=28&sortBy=${sort}&page=2000`),
    api(`photos of a broad tag by ${sort}`, () => `/api/photos?limit=28&tagId=1&sortBy=${sort}`),
    api(`photos of a decade by ${sort}`, () => `/api/photos?limit=28&from=1930&to=1939&sortBy=${sort}`),
  ]),
  ...photoSorts.flatMap((sort) => [
    broadText(`by ${sort}`, `&sortBy=${sort}`),
    broadText(`by ${sort}, page 1,500`, `&sortBy=${sort}&page=1500`),
  ]),
  broadText('of two words', '%20album'),
  broadText('of a tag', '&tagId=1'),
  broadText('of a decade', '&from=1930&to=1939'),
  api('photos of a rare tag', (_, { rareTag }) => `/api/photos?limit=28&tagId=${rareTag}`),
  api('photos of a tag and a decade', () => '/api/photos?limit=28&tagId=1&from=1930&to=1939'),
  api('photos of a year', () => '/api/photos?limit=5&from=1905&to=1905'),
  ofDays('of a day by year', 'from=1918-11-04&to=1918-11-04'),
  ofDays('between two days by year', 'from=1918-11-04&to=1931-02-03'),
  api('photos of a day by createdAt', () => '/api/photos?limit=28&from=1918-11-04&to=1918-11-04&sortBy=createdAt'),
  api('photos by id', (n) => `/api/photos/${recordOf(n)}`),
  api('photos beside one by year', (n) => `/api/photos/${recordOf(n)}/neighbours`),
  api('popular photos', () => '/api/photos/popular'),
  api('popular photos with date and description', () => '/api/photos/popular?complete=true'),
  api('photo of the day', () => '/api/photos/of-the-day'),
  api('photos of decades', () => '/api/photos/of-decades'),
  api('random photos', () => '/api/photos/random'),
  api('decades', () => '/api/photos/decades'),
  ...entitySorts.map((sort) => api(`cards by ${sort}`, () => `/api/entities?pageSize=21&sort=${sort}`)),
  api('random cards', () => '/api/entities/random'),
  api('cards by type', () => '/api/entities/counts-by-type'),
  api('card', () => card),
  api('photos of a card', () => `${card}/photos?page=1`),
  api('photos of a card, page 600', () => `${card}/photos?page=600`),
  api('photos of a card in a period', () => `${card}/photos?page=1&period=1900-1914`),
  api('other photos of the same place', () => `${card}/photos?pageSize=4&exclude=7`),
  api('periods of a card', () => `${card}/photos/periods`),
  ...adminPhotoCalls(),
  ...otherAdminCalls(),
  // Summed over every state, year and gap that there is.
  { name: 'licences for administrators', path: () => '/api/admin/photos/licences', asAdministrator: true, budget: 2 },
  { name: 'counts by status', path: () => '/api/admin/photos/counts', asAdministrator: true },
  { name: 'favorites', path: () => '/api/favorites', asAdministrator: true },
  { name: 'sitemap, for each address', path: (_, { sitemap }) => sitemap, isKept: true, per: '<loc>' },
];
