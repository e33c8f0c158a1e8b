import { untranslated } from '../../src/contract/localized.js';
import { readFileSync } from 'node:fs';
import { administrator, archive, nobody } from '../support/administration.js';
import type { Visitor } from '../support/visitor.js';

const create = (body: unknown, who: Visitor = administrator) =>
  who.change('POST', '/api/admin/entities', { json: body });
const change = (id: number, body: unknown) =>
  administrator.change('PATCH', `/api/admin/entities/${id}`, { json: body });
const remove = (id: number, who: Visitor = administrator) => who.change('DELETE', `/api/admin/entities/${id}`);
const read = async (id: number) => (await administrator.get(`/api/admin/entities/${id}`)).body;
const seen = (id: number) => archive.visitor().get(`/api/entities/${id}`);
const relatedTo = async (id: number): Promise<number[]> =>
  (await archive.visitor().get(`/api/entities/${id}/relations/detailed`)).body.map(
    ({ entity }: { entity: { id: number } }) => entity.id,
  );

/** The id of the change set that changed the entity last. */
async function lastSetOf(id: number): Promise<number> {
  const [last] = await archive.database.query<[{ id: number }]>(
    `select change_set_id as id from record_changes where kind = 'entity' and record_id = $1 order by id desc limit 1`,
    [id],
  );
  return last.id;
}
const revert = async (set: number) =>
  administrator.change('POST', `/api/admin/change-sets/${set}/revert`, { json: {} });

describe('a new entity', () => {
  it('has a name and a type, an address of its own, and is public and recorded at once', async () => {
    const type = await archive.anEntityType();
    const { status, body } = await create({ name: ' Faro della Vittoria ', entityTypeCode: type.code });
    expect([status, body.name, body.slug, body.entityTypeCode]).toEqual([
      201,
      'Faro della Vittoria',
      'faro-della-vittoria',
      type.code,
    ]);
    expect((await seen(body.id)).body).toMatchObject({ slug: 'faro-della-vittoria', aliases: [] });
    expect(await archive.historyOf('entity', body.id)).toEqual([
      expect.objectContaining({ before: { entity: null }, action: 'created', source: 'api' }),
    ]);
    expect(await archive.pendingJobsOf('entity', body.id)).toEqual(['index']);
    const { body: twin } = await create({ name: 'Faro della Vittoria', entityTypeCode: type.code });
    expect(twin.slug).toBe('faro-della-vittoria-2');
  });

  it('is a draft where that is asked, which is published and made a draft again, each to be undone', async () => {
    const type = await archive.anEntityType();
    const { body } = await create({ name: 'Idroscalo', entityTypeCode: type.code, status: 'draft' });
    const { id } = body;
    expect([body.status, (await seen(id)).status]).toEqual(['draft', 404]);
    const published = await change(id, { status: 'published', excerpt: 'Del 1931.' });
    expect([published.body.status, (await seen(id)).body.excerpt]).toEqual(['published', 'Del 1931.']);
    const [, last] = await archive.historyOf('entity', id);
    expect(last).toMatchObject({
      before: { status: 'draft', excerpt: null },
      after: { status: 'published', excerpt: 'Del 1931.' },
    });
    const publication = await lastSetOf(id);
    expect((await revert(publication)).status).toBe(200);
    expect([(await read(id)).status, (await seen(id)).status]).toEqual(['draft', 404]);
    expect((await revert(await lastSetOf(id))).status).toBe(200);
    expect((await seen(id)).status).toBe(200);
    await change(id, { status: 'draft' });
    expect((await seen(id)).status).toBe(404);
    expect((await revert(await lastSetOf(id))).status).toBe(200);
    expect((await seen(id)).status).toBe(200);
  });

  it('that was a draft when it was deleted is a draft when that is undone', async () => {
    const { id } = await archive.anEntity({ status: 'draft' });
    await remove(id);
    expect((await revert(await lastSetOf(id))).status).toBe(200);
    expect([(await read(id)).status, (await seen(id)).status]).toEqual(['draft', 404]);
  });

  it.each([
    [{ name: 'Faro', entityTypeCode: 'luogo', status: 'removed' }, 'status', 'field_invalid'],
    [{ name: 'Faro' }, 'entityTypeCode', 'field_required'],
    [{ name: ' ', entityTypeCode: 'luogo' }, 'name', 'field_required'],
    [{ name: 'x'.repeat(201), entityTypeCode: 'luogo' }, 'name', 'field_too_long'],
    [{ name: 'Faro', entityTypeCode: 'no-such-type' }, 'entityTypeCode', 'choice_gone'],
    [{ name: 'Faro', entityTypeCode: 'no-such-type', id: 7 }, 'id', 'field_unknown'],
  ])('is refused as %j', async (body, field, code) => {
    const answer = await create(body);
    expect([answer.status, answer.body.errors[0]]).toEqual([400, expect.objectContaining({ field, code })]);
  });

  it('is made by editors, and no longer exists when its creation is undone', async () => {
    const type = await archive.anEntityType();
    const editor = await archive.signedIn(await archive.anEditor());
    const moderator = await archive.signedIn(await archive.aModerator());
    expect((await create({ name: 'Bagno', entityTypeCode: type.code }, moderator)).body.code).toBe('role_missing');
    const { body } = await create({ name: 'Bagno', entityTypeCode: type.code }, editor);
    expect((await revert(await lastSetOf(body.id))).status).toBe(200);
    // The public has seen it.
    expect((await seen(body.id)).body.code).toBe('entity_removed');
  });

  it('is not deleted by an undo when somebody has written in it meanwhile', async () => {
    const type = await archive.anEntityType();
    const { body } = await create({ name: 'Lanterna', entityTypeCode: type.code });
    const creation = await lastSetOf(body.id);
    await change(body.id, { excerpt: 'Il faro vecchio.' });
    expect((await revert(creation)).body.code).toBe('later_change');
    expect((await seen(body.id)).status).toBe(200);
  });
});

describe('a deleted entity', () => {
  it('is gone from pages and lists, while its photos stay, and is restored with its links', async () => {
    const other = await archive.anEntity();
    const entity = await archive.anEntity({ name: 'Sanza', description: '<p>Storia</p>' });
    const photo = await archive.aPhoto({ entities: [other, entity] });
    await archive.aRelation({ from: other, to: entity, kind: 'faces', reason: 'Di fronte' });
    await archive.database.query(
      'insert into annotations (photo_id, entity_id, x, y, w, h) values ($1, $2, 10, 10, 20, 20)',
      [photo.id, entity.id],
    );
    expect((await remove(entity.id)).status).toBe(204);
    expect((await seen(entity.id)).body.code).toBe('entity_not_found');
    expect((await archive.visitor().get(`/api/entities/by-slug/${entity.slug}`)).status).toBe(404);
    const shown = async () => (await archive.visitor().get(`/api/photos/${photo.id}`)).body.entities;
    expect(await shown()).toMatchObject([{ id: other.id }]);
    expect(await relatedTo(other.id)).toEqual([]);
    expect((await remove(entity.id)).status).toBe(404);

    expect((await revert(await lastSetOf(entity.id))).status).toBe(200);
    expect((await seen(entity.id)).body).toMatchObject({
      slug: entity.slug,
      description: '<p>Storia</p>',
      photo_count: 1,
    });
    expect(await shown()).toMatchObject([{ id: other.id }, { id: entity.id }]);
    expect(await relatedTo(other.id)).toEqual([entity.id]);
    const { body: drawn } = await archive.visitor().get(`/api/photos/${photo.id}/annotations`);
    expect(drawn).toMatchObject([{ x: 10 }]);
  });

  it('is related again once it is restored, and who edits the other entity without having seen it is refused', async () => {
    const [one, other] = [await archive.anEntity(), await archive.anEntity()];
    await archive.aRelation({ from: one, to: other });
    await remove(one.id);
    const { updatedAt } = await read(other.id);
    expect((await revert(await lastSetOf(one.id))).status).toBe(200);
    expect((await change(other.id, { updatedAt, relations: [] })).body.code).toBe('record_outdated');
    expect(await relatedTo(other.id)).toEqual([one.id]);
  });

  it('is restored beside what has its name by now', async () => {
    const type = await archive.anEntityType();
    const { body: first } = await create({ name: 'Acquario', entityTypeCode: type.code });
    await remove(first.id);
    const removal = await lastSetOf(first.id);
    const { body: second } = await create({ name: 'Acquario', entityTypeCode: type.code });
    expect(second.slug).toBe('acquario');
    expect((await revert(removal)).status).toBe(200);
    expect((await seen(first.id)).body.slug).toBe('acquario-2');
  });

  it('is deleted by editors only', async () => {
    const { id } = await archive.anEntity();
    const member = await archive.signedIn(await archive.aMember());
    expect((await remove(id, member)).status).toBe(403);
    expect((await remove(id, archive.visitor())).status).toBe(401);
    expect((await remove(nobody)).body.code).toBe('entity_not_found');
    expect((await seen(id)).status).toBe(200);
  });
});

describe('the cover of an entity', () => {
  it('is one of its photos or none, recorded and reverted', async () => {
    const entity = await archive.anEntity();
    const photo = await archive.aPhoto({ entities: [entity] });
    const { body } = await change(entity.id, { coverPhotoId: photo.id, coverPhotoPosition: 30 });
    expect(body).toMatchObject({ coverPhotoId: photo.id, coverPhotoPosition: 30 });
    expect((await seen(entity.id)).body.coverPhoto.url).toContain(photo.slug);
    expect(await archive.historyOf('entity', entity.id)).toEqual([
      expect.objectContaining({ after: { coverPhotoId: photo.id, coverPhotoPosition: 30 } }),
    ]);
    expect((await revert(await lastSetOf(entity.id))).status).toBe(200);
    expect(await read(entity.id)).toMatchObject({ coverPhotoId: null, coverPhoto: null });
  });

  it.each([[{ coverPhotoPosition: 101 }], [{ coverPhotoPosition: null }], [{ coverPhotoId: 'una' }]])(
    'is refused as %j',
    async (body) => {
      const { id } = await archive.anEntity();
      const answer = await change(id, body);
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, Object.keys(body)[0]]);
    },
  );

  it('is no photo of another entity', async () => {
    const { id } = await archive.anEntity();
    const photo = await archive.aPhoto({ entities: [await archive.anEntity()] });
    const { status, body } = await change(id, { coverPhotoId: photo.id });
    expect([status, body.errors[0].field]).toEqual([400, 'coverPhotoId']);
  });
});

describe('two photos of an entity with the same view', () => {
  it('are compared on its page, recorded and reverted', async () => {
    const entity = await archive.anEntity();
    const [later, earlier] = [
      await archive.aPhoto({ entities: [entity], year: 1923 }),
      await archive.aPhoto({ entities: [entity], year: 1899 }),
    ];
    const pair = [earlier.id, later.id];
    expect((await seen(entity.id)).body.comparison).toBeNull();
    expect((await change(entity.id, { comparedPhotoIds: pair })).body).toMatchObject({ comparedPhotoIds: pair });
    expect((await seen(entity.id)).body.comparison).toEqual([
      expect.objectContaining({ slug: earlier.slug, title: earlier.title, year: 1899, image: expect.anything() }),
      expect.objectContaining({ slug: later.slug, year: 1923 }),
    ]);
    expect(await archive.historyOf('entity', entity.id)).toEqual([
      expect.objectContaining({ before: { comparedPhotoIds: [] }, after: { comparedPhotoIds: pair } }),
    ]);
    expect((await revert(await lastSetOf(entity.id))).status).toBe(200);
    expect(await read(entity.id)).toMatchObject({ comparedPhotoIds: [], comparison: null });
  });

  it('are not shown when either is not public or is not of the entity any more', async () => {
    const entity = await archive.anEntity();
    const photos = [await archive.aPhoto({ entities: [entity] }), await archive.aPhoto({ entities: [entity] })];
    const ids = photos.map(({ id }) => id);
    await change(entity.id, { comparedPhotoIds: ids });
    const isCompared = async () => (await seen(entity.id)).body.comparison !== null;
    expect(await isCompared()).toBe(true);
    await archive.database.query(`update photos set status = 'draft' where id = $1`, [ids[0]]);
    expect(await isCompared()).toBe(false);
    await archive.database.query(`update photos set status = 'published' where id = $1`, [ids[0]]);
    await archive.database.query('delete from photo_entities where photo_id = $1', [ids[1]]);
    expect(await isCompared()).toBe(false);
    expect(await read(entity.id)).toMatchObject({ comparedPhotoIds: ids });
  });

  it('are two different ones of its own, or none', async () => {
    const entity = await archive.anEntity();
    const { id: own } = await archive.aPhoto({ entities: [entity] });
    const { id: foreign } = await archive.aPhoto();
    const refusal = async (comparedPhotoIds: unknown) => {
      const { status, body } = await change(entity.id, { comparedPhotoIds });
      return [status, body.errors?.[0].field, body.errors?.[0].code];
    };
    expect(await refusal([own])).toEqual([400, 'comparedPhotoIds', 'two_photos_expected']);
    expect(await refusal([own, foreign])).toEqual([400, 'comparedPhotoIds', 'choice_gone']);
    for (const wrong of [[own, own], [own, 'una'], null, own])
      expect((await refusal(wrong)).slice(0, 2)).toEqual([400, 'comparedPhotoIds']);
    expect((await change(entity.id, { comparedPhotoIds: [] })).status).toBe(200);
  });
});

describe('the relations of an entity', () => {
  it('have a kind and a reason, belong to both, and are reverted', async () => {
    const [one, other, third] = [await archive.anEntity(), await archive.anEntity(), await archive.anEntity()];
    await archive.aRelation({ from: third, to: one, kind: 'near' });
    const { updatedAt } = await read(other.id);
    const { status, body } = await change(one.id, {
      relations: [{ entityId: other.id, kind: 'same_architect', reason: ' Entrambi di Nobile ' }],
    });
    expect([status, body.relations]).toEqual([
      200,
      [
        {
          entityId: other.id,
          kind: 'same_architect',
          isReverse: false,
          reason: 'Entrambi di Nobile',
          ...untranslated('reason'),
          name: other.name,
          ...untranslated('name'),
        },
      ],
    ]);
    expect(await relatedTo(other.id)).toEqual([one.id]);
    expect(await relatedTo(third.id)).toEqual([]);
    expect(await archive.historyOf('entity', one.id)).toMatchObject([
      { after: { relations: [{ entityId: other.id }] } },
    ]);
    // Whoever edits the other one has not seen the new relation.
    expect((await change(other.id, { updatedAt, excerpt: 'x' })).body.code).toBe('record_outdated');
    expect((await revert(await lastSetOf(one.id))).status).toBe(200);
    expect(await relatedTo(third.id)).toEqual([one.id]);
    expect(await relatedTo(other.id)).toEqual([]);
  });

  it('are one change set with the texts that are saved with them, and none when nothing differs', async () => {
    const [one, other] = [await archive.anEntity(), await archive.anEntity()];
    const body = { excerpt: 'Breve', relations: [{ entityId: other.id, kind: 'view' }] };
    await change(one.id, body);
    await change(one.id, body);
    const sets = await archive.database.query<{ sets: number; changes: number }[]>(
      `select count(distinct change_set_id)::int as sets, count(*)::int as changes from record_changes
       where kind = 'entity' and record_id = $1`,
      [one.id],
    );
    expect(sets).toEqual([{ sets: 1, changes: 2 }]);
  });

  it('are refused to itself, to nothing, twice, or of no kind', async () => {
    const [one, other] = [await archive.anEntity(), await archive.anEntity()];
    const fieldOf = async (relations: unknown): Promise<string> =>
      (await change(one.id, { relations })).body.errors[0].field;
    expect(await fieldOf([{ entityId: one.id, kind: 'near' }])).toBe('relations.0.entityId');
    expect(await fieldOf([{ entityId: nobody, kind: 'near' }])).toBe('relations.0.entityId');
    const near = { entityId: other.id, kind: 'near' };
    expect(await fieldOf([near, near])).toBe('relations.1.entityId');
    expect(await fieldOf([{ entityId: other.id, kind: 'friends' }])).toBe('relations.0.kind');
    expect(await fieldOf([{ ...near, reason: 'x'.repeat(2001) }])).toBe('relations.0.reason');
    expect(await relatedTo(one.id)).toEqual([]);
  });
});

describe('the transcript of an audio guide', () => {
  it('is changed in each language, recorded and reverted', async () => {
    const { id } = await archive.anEntity({ transcript: 'Benvenuti.' });
    const { body } = await change(id, { transcript: '', transcriptDe: 'Willkommen.' });
    expect(body).toMatchObject({ transcript: null, transcriptEn: null, transcriptDe: 'Willkommen.' });
    expect(await archive.historyOf('entity', id)).toEqual([
      expect.objectContaining({ after: { transcript: null, transcriptDe: 'Willkommen.' } }),
    ]);
    expect((await revert(await lastSetOf(id))).status).toBe(200);
    expect((await seen(id)).body).toMatchObject({ transcript: 'Benvenuti.', transcriptDe: null });
  });
});

describe('the audio guide of an entity', () => {
  const opus = readFileSync(new URL('../support/sounds/opus.ogg', import.meta.url));
  const vorbis = readFileSync(new URL('../support/sounds/vorbis.ogg', import.meta.url));
  const upload = (id: number, language: string, audio: Buffer | null, who: Visitor = administrator) => {
    const multipart = new FormData();
    if (audio) multipart.append('audio', new Blob([new Uint8Array(audio)]), 'guida.ogg');
    return who.change('POST', `/api/admin/entities/${id}/audio/${language}`, { multipart });
  };

  it('is uploaded, served, measured, removed, and restored', async () => {
    const { id } = await archive.anEntity();
    const { status, body } = await upload(id, 'de', opus);
    expect([status, body.audioUrl]).toEqual([200, null]);
    expect(body.audioUrlDe).toMatch(/^\/uploads\/[0-9a-f]{64}\/audio\/guide\.ogg$/);
    expect((await archive.visitor().get(body.audioUrlDe)).status).toBe(200);
    expect(await archive.pendingJobsOf('entity', id)).toContain('waveform');

    const removed = await administrator.change('DELETE', `/api/admin/entities/${id}/audio/de`);
    expect(removed.status).toBe(204);
    expect((await seen(id)).body).toMatchObject({ audioUrlDe: null, audio: null });
    expect((await archive.visitor().get(body.audioUrlDe)).status).toBe(404);

    expect((await revert(await lastSetOf(id))).status).toBe(200);
    expect((await seen(id)).body.audio.de.url).toBe(body.audioUrlDe);
    expect((await archive.visitor().get(body.audioUrlDe)).status).toBe(200);
  });

  it.each([
    ['no file', null, 400, 'audio_missing'],
    ['Vorbis', vorbis, 415, 'audio_type_unsupported'],
    ['an empty file', Buffer.alloc(0), 415, 'audio_type_unsupported'],
  ])('is refused as %s', async (_, audio, status, code) => {
    const { id } = await archive.anEntity();
    const answer = await upload(id, 'it', audio);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await seen(id)).body.audioUrl).toBeNull();
  });

  it('is in one of three languages, of an entity that exists, and set by editors', async () => {
    const { id } = await archive.anEntity();
    expect((await upload(id, 'fr', opus)).status).toBe(404);
    expect((await upload(nobody, 'it', opus)).body.code).toBe('entity_not_found');
    const moderator = await archive.signedIn(await archive.aModerator());
    expect((await upload(id, 'it', opus, moderator)).body.code).toBe('role_missing');
  });
});
