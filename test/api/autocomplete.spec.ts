import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SearchIndex } from '../../src/search/search-index.js';
import { startArchive, type TestArchive } from '../support/archive.js';

const publicUrl = 'https://archive.example.org';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false, publicUrl } });
});
afterAll(() => archive.close());

interface Terms {
  id: string;
  type: string;
  ignored?: string[];
  items: { value: string; service: { id: string; type: string }[] }[];
}

async function complete(path: string): Promise<Terms> {
  const { status, text } = await archive.visitor().get(`/iiif/autocomplete/${path}`);
  expect(status).toBe(200);
  return JSON.parse(text) as Terms;
}
const values = async (path: string): Promise<string[]> => (await complete(path)).items.map(({ value }) => value);

describe('the service that completes words', () => {
  it('answers the words of a photo that the last one begins, each with its search', async () => {
    const { id } = await archive.aPhoto({ title: 'Molo Audace', description: 'Il molo, poi un mòlo e le molazze' });
    const answer = await archive.visitor().get(`/iiif/autocomplete/photo/${id}?q=mol&motivation=describing`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const search = `${publicUrl}/iiif/search/photo/${id}`;
    const service = (q: string) => [{ id: `${search}?q=${q}&motivation=describing`, type: 'SearchService2' }];
    expect(JSON.parse(answer.text)).toEqual({
      '@context': 'http://iiif.io/api/search/2/context.json',
      id: `${publicUrl}/iiif/autocomplete/photo/${id}?q=mol&motivation=describing`,
      type: 'TermPage',
      items: [
        { value: 'molo', service: service('molo') },
        { value: 'molazze', service: service('molazze') },
      ],
    });
    expect(await values(`photo/${id}?q=Molo+AU`)).toEqual(['Molo audace']);
    expect(await values(`photo/${id}?q=zzz`)).toEqual([]);
    expect(await values(`photo/${id}`)).toEqual([]);
  });

  it('names what it leaves out of account, and is not found where there is no record', async () => {
    const { id } = await archive.aPhoto({ title: 'Faro' });
    expect(await complete(`photo/${id}?q=fa&min=3&user=a`)).toMatchObject({ ignored: ['min', 'user'] });
    expect((await archive.visitor().get('/iiif/autocomplete/photo/999999?q=a')).status).toBe(404);
  });

  it('completes words of cards and of collections', async () => {
    const entity = await archive.anEntity({ name: 'Pescheria' });
    await archive.aPhoto({ title: 'Pescatori', entities: [entity], year: 1921 });
    await archive.app.get(SearchIndex).rebuild('photo');
    expect(await values(`entity/${entity.id}?q=pesc`)).toEqual(['pescheria', 'pescatori']);
    expect(await values('collection/all?q=pesca')).toEqual(['pescatori']);
    expect(await values('collection/decade/1920?q=pesca')).toEqual(['pescatori']);
  });
});
