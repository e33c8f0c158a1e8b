import type { Collection } from '@iiif/presentation-3';
import type { Tag } from '../../src/contract/tag.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import type { TagRow } from '../../src/photos/tags/tag.row.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let editor: Visitor;
let shown: TagRow;
let hidden: TagRow;
let draft: PhotoRow;

/** A tag that a published photo has, one that only a draft has, and a category of cards that are all drafts. */
beforeAll(async () => {
  const publicUrl = 'https://archive.example.org';
  archive = await startArchive({ config: { rateLimit: false, publicUrl }, mountPages });
  editor = await archive.signedIn(await archive.anEditor());
  [shown, hidden] = [await archive.aTag({ name: 'barche' }), await archive.aTag({ name: 'scoperta segreta' })];
  await archive.aPhoto({ tags: [shown], year: 1905 });
  draft = await archive.aPhoto({ tags: [shown, hidden], status: 'draft', year: 1906 });
  await archive.anEntity({ type: await archive.anEntityType({ code: 'pubblico', name: 'Moli' }) });
  await archive.anEntity({
    type: await archive.anEntityType({ code: 'nascosto', name: 'Bunker' }),
    status: 'draft',
  });
});
afterAll(() => archive.close());

const text = async (path: string): Promise<string> => (await archive.visitor().get(path)).text;
const idsAt = async (path: string, as = archive.visitor()): Promise<number[]> =>
  ((await as.get(path)).body as Tag[]).map(({ id }) => id);

describe('a tag that only a draft has', () => {
  it.each(['/api/tags', '/api/tags/most-used'])('is not named by %s', async (path) => {
    expect(await idsAt(path)).toEqual([shown.id]);
  });

  it('is not named to somebody who knows its number', async () => {
    expect(await idsAt(`/api/tags/by-ids?ids=${shown.id},${hidden.id}`)).toEqual([shown.id]);
    for (const path of [`/it/archivio?tagId=${hidden.id}`, `/it/search?tags=${hidden.id}`, `/it/map?tags=${hidden.id}`])
      expect(await text(path)).not.toContain(hidden.name);
    expect(await text(`/feed.xml?tagId=${hidden.id}`)).not.toContain(hidden.name);
    const { status } = await archive.visitor().get(`/iiif/presentation/collection/tag/${hidden.id}.json`);
    expect(status).toBe(404);
  });

  it('is no collection of manifests and no set of harvesters', async () => {
    const { items } = (await archive.visitor().get('/iiif/presentation/collection/all.json')).body as Collection;
    const collections = JSON.stringify(items);
    expect(collections).toContain(`collection/tag/${shown.id}.json`);
    expect(collections).not.toContain(hidden.name);
    const sets = await text('/oai?verb=ListSets');
    expect(sets).toContain(`<setSpec>photo:tag-${shown.id}</setSpec>`);
    expect(sets).not.toContain(hidden.name);
    const query = `verb=ListIdentifiers&metadataPrefix=oai_dc&set=photo:tag-${hidden.id}`;
    expect(await text(`/oai?${query}`)).toContain('noRecordsMatch');
  });

  it('is offered to the staff, who choose drafts by it', async () => {
    expect(await idsAt('/api/admin/tags/offered', editor)).toEqual([shown.id, hidden.id]);
    expect((await editor.get(`/admin/photos?tagId=${hidden.id}`)).text).toMatch(/<option[^>]*selected[^>]*>scoperta/);
  });

  it('is named as soon as the draft is published, also on pages that were shown before', async () => {
    expect(await text('/it/archivio')).not.toContain(hidden.name);
    expect(await text('/it/search')).not.toContain(hidden.name);
    const { status } = await editor.change('PATCH', `/api/admin/photos/${draft.id}`, { json: { status: 'published' } });
    expect(status).toBe(200);
    expect(await idsAt('/api/tags')).toEqual([shown.id, hidden.id]);
    expect(await text('/it/archivio')).toContain(hidden.name);
    expect(await text('/it/search')).toContain(hidden.name);
  });
});

describe('a category of cards that are all drafts', () => {
  const namesAt = async (path: string, as = archive.visitor()): Promise<string> =>
    JSON.stringify((await as.get(path)).body);

  it('is named to editors only', async () => {
    expect(await namesAt('/api/entity-types')).toContain('Moli');
    expect(await namesAt('/api/entity-types')).not.toContain('Bunker');
    expect(await text('/it/schede')).not.toContain('Bunker');
    expect(await namesAt('/api/admin/entity-types', editor)).toContain('Bunker');
    expect(await text('/feeds/entities.it.xml?type=nascosto')).not.toContain('Bunker');
    expect(await text('/iiif/presentation/collection/type/nascosto.json')).not.toContain('Bunker');
  });

  it('is offered to editors where they make cards', async () => {
    for (const path of ['/admin/entities', '/admin', '/admin/default-covers'])
      expect((await editor.get(path)).text).toContain('Bunker');
  });

  it('is no collection of manifests and no set of harvesters', async () => {
    const collections = await text('/iiif/presentation/collection/all.json');
    expect(collections).toContain('collection/entity/pubblico.json');
    expect(collections).not.toContain('Bunker');
    const sets = await text('/oai?verb=ListSets');
    expect(sets).toContain('<setSpec>entity:pubblico</setSpec>');
    expect(sets).not.toContain('Bunker');
  });
});
