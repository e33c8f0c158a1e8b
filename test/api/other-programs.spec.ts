import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ mountPages });
  await archive.aPhoto();
});
afterAll(() => archive.close());

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(archive.url + path, { redirect: 'manual', ...init });

describe('pages of other sites', () => {
  it.each(['/api/photos', '/api/photos/0', '/api/openapi.json', '/feeds/photos.it.xml', '/oai?verb=Identify'])(
    'may read %s',
    async (path) => {
      const { headers } = await ask(path, { headers: { Origin: 'https://elsewhere.example' } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    },
  );

  it('learn it from the preflight request, with a key too, and that they may change nothing', async () => {
    const { status, headers } = await ask('/api/photos', { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
    expect(headers.get('access-control-allow-headers')).toContain('Authorization');
  });

  it('may read neither what a session sees nor an answer to a change', async () => {
    const member = await archive.signedIn(await archive.aMember());
    for (const { headers } of [await member.get('/api/favorites'), await member.change('POST', '/api/favorites')]) {
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});

it('an answer of the API to nobody in particular is compared with its entity tag at each use', async () => {
  const { headers } = await ask('/api/photos');
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-cache', expect.any(String)]);
});

describe('the language of an error', () => {
  it.each([
    ['fr', 'Photo not found'],
    ['de', 'Foto nicht gefunden'],
    ['*', 'Foto non trovata'],
  ])('for a browser that prefers %s', async (language, message) => {
    const answer = await ask('/api/photos/2147483646', { headers: { 'Accept-Language': language } });
    expect(((await answer.json()) as { message: string }).message).toBe(message);
    expect(answer.headers.get('vary')).toContain('Accept-Language');
  });
});

it.each([
  ['POST', '/it/archivio'],
  ['PUT', '/it/foto/qualcosa'],
  ['DELETE', '/it/auth'],
  ['POST', '/it/nessuna-pagina'],
  ['PUT', '/nessuna-pagina'],
  ['DELETE', '/en/wp-login.php'],
])('%s is no method of the page %s', async (method, path) => {
  const answer = await ask(path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it.each(['/feeds/nothing', '/assets/nothing.js', '/uploads/nothing'])(
  'a program learns that %s does not exist',
  async (path) => {
    const answer = await ask(path, { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([404, null]);
  },
);
