import { type ChangedBuild, buildWithLanguage } from '../support/build-with-language.js';
import { startInstallation } from '../support/installation.js';
import type { RunningSite } from '../support/site.js';
import { until } from '../support/until.js';
import { type Answer, Visitor } from '../support/visitor.js';

let build: ChangedBuild;
let site: RunningSite;
let administrator: Visitor;

beforeAll(async () => {
  build = buildWithLanguage('xx');
  site = await startInstallation({ folder: build.folder });
  administrator = new Visitor(site.url);
  await administrator.signIn(await site.anAdmin());
});
afterAll(async () => {
  await site?.close();
  build?.remove();
});

async function changed(method: 'PATCH' | 'PUT' | 'POST', path: string, json: object): Promise<Answer['body']> {
  const answer = await administrator.change(method, path, { json });
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

const read = async (path: string): Promise<Answer['body']> => (await administrator.get(path)).body;

describe('a language that is one more row of the table', () => {
  it('has texts of photographs, which are found, compared and taken back', async () => {
    const { id } = await site.aPhoto({ title: 'Il molo', description: 'Di pietra.' });
    const { languages } = await read('/api/settings');
    await changed('PUT', '/api/admin/settings', { languages: [...languages, 'xx'] });
    const complete = await site.aPhoto({ title: 'La riva' });
    await changed('PATCH', `/api/admin/photos/${complete.id}`, { titleXx: 'Obala' });
    expect((await read('/api/admin/photos?lacks=xx')).items).toMatchObject([
      { id, lacks: expect.arrayContaining(['xx']) },
    ]);

    await changed('PATCH', `/api/admin/photos/${id}`, {
      titleXx: 'Kamniti pomol',
      descriptionXx: 'Iz kamna.',
      altXx: 'Pomol.',
    });
    expect(await read(`/api/photos/${id}`)).toMatchObject({
      titleXx: 'Kamniti pomol',
      titleEn: null,
      descriptionXx: 'Iz kamna.',
      altXx: 'Pomol.',
    });
    expect((await read('/api/admin/photos?lacks=xx')).total).toBe(0);
    expect((await read('/api/admin/photos?q=nit')).items).toMatchObject([{ id }]);
    await until(async () => (await read('/api/search?q=pomol&language=xx')).estimatedTotalHits === 1);
    const { highlights } = await read('/api/search?q=kamniti&highlights=true');
    expect(highlights).toMatchObject([{ id, titleXx: [[0, 7]], titleDe: [] }]);

    const { items } = await read(`/api/admin/change-sets?kind=photo&recordId=${id}`);
    await changed('POST', `/api/admin/change-sets/${items[0].id}/revert`, {});
    expect(await read(`/api/photos/${id}`)).toMatchObject({ titleXx: null, descriptionXx: null });
  });

  it('has names of tags, types and record cards, and reasons of their relations', async () => {
    const type = await site.anEntityType({ name: 'Molo' });
    await changed('PATCH', `/api/admin/entity-types/${type.id}`, { nameXx: 'Pomol' });
    const { id } = await site.anEntity({ name: 'Molo Audace', type });
    const other = await site.anEntity({ name: 'Riva', type });
    await changed('PATCH', `/api/admin/entities/${id}`, {
      nameXx: 'Pomol Audace',
      descriptionXx: '<p>Star pomol.</p><script>1</script>',
      transcriptXx: 'Poslušajte.',
      relations: [{ entityId: other.id, kind: 'near', reasonXx: 'Ob njem.' }],
    });
    expect(await read(`/api/entities/${id}`)).toMatchObject({
      nameXx: 'Pomol Audace',
      storyStartXx: 'Star pomol.',
      descriptionXx: '<p>Star pomol.</p>',
      transcriptXx: 'Poslušajte.',
      audioUrlXx: null,
    });
    expect(await read(`/api/entities/${id}/relations/detailed`)).toMatchObject([
      { reason: null, reasonXx: 'Ob njem.' },
    ]);
    expect(await read('/api/entity-types')).toMatchObject([{ name: 'Molo', nameXx: 'Pomol', nameEn: 'Molo' }]);

    const tag = await changed('POST', '/api/admin/tags', { name: 'mare' });
    await changed('PATCH', `/api/admin/tags/${tag.id}`, { nameXx: 'morje' });
    expect((await read('/api/admin/tags?q=morj')).items).toMatchObject([{ id: tag.id, nameXx: 'morje', nameEn: null }]);
    await changed('PATCH', `/api/admin/tags/${tag.id}`, { nameXx: null });
    // As it was recorded before there was the language.
    await site.database.query(`update record_changes set after = after #- '{tag,nameXx}' where kind = 'tag'`);
    const made = await read(`/api/admin/change-sets?kind=tag&recordId=${tag.id}`);
    await changed('POST', `/api/admin/change-sets/${made.items.at(-1).id}/revert`, {});
    expect((await read('/api/admin/tags?q=mare')).total).toBe(0);

    await until(async () => {
      const { entities } = await read('/api/search/suggestions?q=pomol&language=xx');
      return entities[0]?.name.text === 'Pomol Audace' && entities[0].name.language === 'xx';
    });
  });

  it('has labels of regions and texts of the settings, and their limits', async () => {
    const { id } = await site.aPhoto({ title: 'La lanterna' });
    const region = { x: 10, y: 10, w: 20, h: 20 };
    await changed('PUT', `/api/admin/photos/${id}/annotations`, {
      annotations: [{ ...region, label: 'Faro', labelXx: 'Svetilnik' }],
    });
    expect(await read(`/api/photos/${id}/annotations`)).toMatchObject([
      { label: 'Faro', labelXx: 'Svetilnik', labelDe: null },
    ]);

    await changed('PUT', '/api/admin/settings', { siteNameXx: 'Stari Trst', cityXx: 'Trst' });
    expect(await read('/api/settings')).toMatchObject({ siteNameXx: 'Stari Trst', cityXx: 'Trst', taglineXx: null });
    const tooLong = await administrator.change('PUT', '/api/admin/settings', { json: { cityXx: 'x'.repeat(10_000) } });
    expect(tooLong.body.errors).toMatchObject([{ field: 'cityXx' }]);
  });

  it('is described', async () => {
    const { components } = await read('/api/openapi.json');
    for (const [schema, property] of [
      ['Photo', 'titleXx'],
      ['Tag', 'nameXx'],
      ['AnnotationFieldsDto', 'labelXx'],
      ['EditedSettings', 'siteNameXx'],
      ['EntityAudio', 'xx'],
    ] as const)
      expect(Object.keys(components.schemas[schema].properties)).toContain(property);
  });
});
