import type { CaptionedPhoto } from '../../src/contract/captions.js';
import { administrator, archive } from '../support/administration.js';

const captions = async (query: string): Promise<CaptionedPhoto[]> => {
  const { status, body } = await administrator.get(`/api/admin/captions?${query}`);
  expect(status).toBe(200);
  return body as CaptionedPhoto[];
};
const titles = async (query: string): Promise<string[]> => (await captions(query)).map(({ title }) => title);
const refused = async (query: string): Promise<unknown[]> => {
  const { status, body } = await administrator.get(`/api/admin/captions?${query}`);
  return [status, body.code];
};

describe('the captions of photos to print', () => {
  beforeEach(() => archive.database.query('truncate photos restart identity cascade'));

  it('are those of selected photos or of a filter, in the order of the list, with drafts and without removed ones', async () => {
    const [first] = [
      await archive.aPhoto({ title: 'Molo 10', status: 'draft', publishedAt: null }),
      await archive.aPhoto({ title: 'Molo 2' }),
      await archive.aPhoto({ title: 'Faro' }),
      await archive.aPhoto({ title: 'Molo 3', status: 'removed', removedAt: new Date() }),
      await archive.aPhoto({ title: 'Molo 4', status: 'draft', proposed: true }),
    ];
    expect(await titles('sortBy=title')).toEqual(['Faro', 'Molo 2', 'Molo 10']);
    expect(await titles('q=molo&sortBy=titleDesc')).toEqual(['Molo 10', 'Molo 2']);
    expect(await titles(`q=molo&except=${first.id}`)).toEqual(['Molo 2']);
    expect(await titles('ids=3,1,4,5&sortBy=title')).toEqual(['Faro', 'Molo 10']);
    expect((await captions('ids=1')).map(({ status }) => status)).toEqual(['draft']);
  });

  it('say what a label says, in every language', async () => {
    const said = {
      titleDe: 'Die Mole',
      technique: 'stampa all’albumina',
      techniqueDe: 'Albuminabzug',
      physicalSize: '190 × 250 mm',
      author: 'Wulz',
      creditLine: 'Fototeca',
      holdingInstitution: 'Civici Musei',
      inventoryNumber: 'F 12',
      license: 'CC BY 4.0',
      dateText: 'estate 1912',
    };
    await archive.aPhoto({ title: 'Molo', ...said });
    const [photo] = await captions('ids=1');
    expect(photo).toMatchObject({ title: 'Molo', ...said });
    // What visitors read only on the page of the photo is not for labels.
    expect(photo).not.toHaveProperty('description');
  });

  it('are refused for nothing, and for more than are printed at a time', async () => {
    expect(await refused('ids=999')).toEqual([400, 'selection_empty']);
    await archive.aPhoto({ title: 'Molo' });
    await archive.database.query(
      `insert into photos (slug, title, status) select 'altro-molo-' || n, 'Molo', 'draft' from generate_series(1, 499) n`,
    );
    expect(await captions('q=molo')).toHaveLength(500);
    await archive.aPhoto({ title: 'Molo nuovo' });
    expect(await refused('q=molo')).toEqual([400, 'selection_too_large']);
    expect(await refused('ids=1,x')).toEqual([400, 'validation_failed']);
    expect(await refused('sortBy=size')).toEqual([400, 'validation_failed']);
  });
});
