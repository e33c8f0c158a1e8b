import type { BulkEdit, BulkEditInput, BulkPreview } from '../../src/contract/bulk-edit.js';
import { untitled } from '../../src/contract/untitled.js';
import { administrator, archive } from '../support/administration.js';
import type { Answer } from '../support/visitor.js';

const send = (call: string, json: object): Promise<Answer> =>
  administrator.change('POST', `/api/admin/bulk-edits${call}`, { json });
const preview = async (input: BulkEditInput): Promise<BulkPreview> => (await send('/preview', input)).body;
async function start(input: BulkEditInput): Promise<BulkEdit> {
  const { status, body } = await send('', input);
  expect([status, body.code]).toEqual([201, undefined]);
  return body;
}
const photo = async (id: number) => (await administrator.get(`/api/admin/photos/${id}`)).body;

const everything = [
  'title',
  'description',
  'author',
  'date',
  'keywords',
  'rights',
  'source',
  'object',
  'position',
] as const satisfies NonNullable<BulkEditInput['fromFile']>['take'];

const fromFile = {
  title: 'Il molo San Carlo',
  titleDe: 'Der Molo San Carlo',
  description: 'Di sera',
  author: 'Giuseppe Wulz',
  year: 1912,
  license: 'CC BY 4.0',
  creditLine: 'Civici Musei',
  source: 'Fondo Wulz',
  inventoryNumber: 'F 12345',
  lat: 45.65,
  lng: 13.76,
  bearing: 270,
};

describe('a bulk edit that takes from the files', () => {
  it('fills what is empty in each photo, as its preview said, and can be undone', async () => {
    const empty = await archive.aPhoto({
      ...untitled,
      year: null,
      author: null,
      license: null,
      lat: null,
      lng: null,
      fromFile,
    });
    const described = await archive.aPhoto({
      title: 'Molo',
      year: null,
      yearStart: 1900,
      author: 'Ignoto',
      lat: 45,
      lng: 13,
      fromFile,
    });
    const silent = await archive.aPhoto({ title: 'Piazza' });
    const input: BulkEditInput = {
      ids: [empty.id, described.id, silent.id],
      fromFile: { take: [...everything] },
    };
    expect(await preview(input)).toMatchObject({ total: 3, changed: 2, same: 1, unknownKeywords: [] });
    const before = [await photo(empty.id), await photo(described.id)];
    const edit = await start({ ...input, count: 3 });
    expect(edit).toMatchObject({ state: 'done', changed: 2, same: 1, change: { fromFile: { take: everything } } });
    expect(await photo(empty.id)).toMatchObject({ ...fromFile, titleEn: null });
    expect(await photo(described.id)).toMatchObject({
      title: 'Molo',
      titleDe: 'Der Molo San Carlo',
      year: null,
      yearStart: 1900,
      author: 'Ignoto',
      lat: 45,
      lng: 13,
      source: 'Fondo Wulz',
    });
    expect((await send(`/${edit.id}/undo`, {})).status).toBe(200);
    const { title, titleDe, year, author, lat, source } = before[0]!;
    expect(await photo(empty.id)).toMatchObject({ title, titleDe, year, author, lat, source });
    expect(await photo(described.id)).toMatchObject({ titleDe: before[1]!.titleDe, source: before[1]!.source });
  });

  it('takes only what was chosen, and replaces what is there only where that was asked for', async () => {
    const { id } = await archive.aPhoto({ title: 'Molo vecchio', author: 'Ignoto', year: 1900, fromFile });
    await start({ ids: [id], fromFile: { take: ['author', 'date'] } }).then(({ same }) => expect(same).toBe(1));
    await start({ ids: [id], fromFile: { take: ['author'], overwrite: true } });
    expect(await photo(id)).toMatchObject({ title: 'Molo vecchio', author: 'Giuseppe Wulz', year: 1900 });
  });

  it('links the tags that the keywords are, in any language, and names the others', async () => {
    const tag = await archive.aTag({ name: 'Mare aperto', nameDe: 'Hochsee' });
    const one = await archive.aPhoto({ fromFile: { keywords: ['mare  APERTO', 'vele di bora'] } });
    const other = await archive.aPhoto({ fromFile: { keywords: ['hochsee', 'Vele di bora', 'gru di porto'] } });
    const input: BulkEditInput = { ids: [one.id, other.id], fromFile: { take: ['keywords'] } };
    expect(await preview(input)).toMatchObject({
      changed: 2,
      unknownKeywords: [
        { keyword: 'vele di bora', count: 2 },
        { keyword: 'gru di porto', count: 1 },
      ],
    });
    await start(input);
    for (const { id } of [one, other]) expect((await photo(id)).tags).toMatchObject([{ id: tag.id }]);
  });

  it('makes tags of the keywords that were ticked, once, and of no others', async () => {
    const { id } = await archive.aPhoto({ fromFile: { keywords: ['Lanterna vecchia', 'bitta rossa'] } });
    const input: BulkEditInput = {
      ids: [id],
      fromFile: { take: ['keywords'], newTags: ['Lanterna vecchia', 'lanterna vecchia'] },
    };
    expect(await preview(input)).toMatchObject({ changed: 1, unknownKeywords: [{}, {}] });
    await start(input);
    expect((await photo(id)).tags).toMatchObject([{ name: 'Lanterna vecchia' }]);
    const tags: { name: string }[] = (await archive.visitor().get('/api/tags')).body;
    const names = tags.map(({ name }) => name);
    expect(names.filter((name) => name.toLowerCase() === 'lanterna vecchia')).toEqual(['Lanterna vecchia']);
    expect(names).not.toContain('bitta rossa');
  });

  it.each([
    [{ take: [] }, 'bulk_edit_empty'],
    [{ take: ['slug'] }, 'validation_failed'],
    [{ take: ['title', 'title'] }, 'validation_failed'],
    [{ take: ['title'], overwrite: 'yes' }, 'validation_failed'],
    [{ take: ['keywords'], newTags: [''] }, 'validation_failed'],
    [{ take: ['keywords'], newTags: ['a'.repeat(201)] }, 'validation_failed'],
    [{ take: ['keywords'], newTags: [{}] }, 'validation_failed'],
    [{ newTags: ['a'] }, 'validation_failed'],
    ['title', 'validation_failed'],
    [null, 'validation_failed'],
  ])('is refused with %j', async (wrong, code) => {
    const { id } = await archive.aPhoto({ fromFile });
    for (const call of ['', '/preview'])
      expect(await send(call, { ids: [id], fromFile: wrong })).toMatchObject({ status: 400, body: { code } });
  });
});
