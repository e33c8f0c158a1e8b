import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../src/contract/access.js';
import { errorCodeOf } from '../../src/contract/error-status.js';
import { ModerationService } from '../../src/contributions/moderation/moderation.service.js';
import { AdminEntitiesService } from '../../src/entities/admin/admin-entities.service.js';
import { ChangeSetsService } from '../../src/history/change-sets.service.js';
import { AdminPhotosService } from '../../src/photos/admin/admin-photos.service.js';
import { AnnotationsService } from '../../src/photos/annotations/annotations.service.js';
import { SettingsService } from '../../src/settings/settings.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { Storage } from '../../src/platform/storage/storage.js';
import type { Account } from '../support/factories.js';

let archive: TestArchive;
let member: Account;
let editors: Viewer[];

beforeAll(async () => {
  archive = await startArchive();
  member = await archive.aMember();
  const admins = [await archive.anAdmin(), await archive.anAdmin()];
  editors = admins.map(({ id }) => ({ kind: 'user', userId: id, role: 'administrator' }));
});
afterAll(() => archive.close());

interface Records {
  photos: number[];
  entities: number[];
  tags: number[];
  contributions: number[];
}
let records: Records;

beforeEach(async () => {
  await archive.database.query(
    'truncate photos, entities, tags, contributions, settings, slug_history, change_sets cascade',
  );
  const photos = [await archive.aPhoto({ title: 'Molo' }), await archive.aPhoto({ title: 'Molo', slug: 'molo-due' })];
  records = {
    photos: photos.map(({ id }) => id),
    entities: [await archive.anEntity({ name: 'Canal Grande' }), await archive.anEntity()].map(({ id }) => id),
    tags: [await archive.aTag(), await archive.aTag()].map(({ id }) => id),
    contributions: [],
  };
  const suggestions = [
    { fieldName: 'author', newValue: 'Wulz' },
    { fieldName: 'year', newValue: '1905-1912' },
    { fieldName: 'title', newValue: 'Piazza Grande', language: 'it' },
  ] as const;
  for (const [n, suggestion] of suggestions.entries()) {
    const photo = photos[n % 2]!;
    const baseValue = suggestion.fieldName === 'title' ? 'Molo' : null;
    const { id } = await archive.aSuggestion({ user: member, photo, baseValue, ...suggestion });
    records.contributions.push(id);
  }
  // A declined proposal can be restored while its original exists.
  const original = await archive.app.get(Storage).stage(Readable.from(['a scan']));
  await original.store();
  const hidden = await archive.aPhoto({
    title: 'Proposta',
    slug: 'proposal-abc',
    status: 'draft',
    proposed: true,
    originalSha256: original.sha256,
    publishedAt: null,
  });
  const [proposal] = await archive.database.query<[{ id: number }]>(
    `insert into contributions (user_id, proposed_photo_id, title, license, rights_declared_at)
     values ($1, $2, 'Proposta', 'CC0', now()) returning id`,
    [member.id, hidden.id],
  );
  records.photos.push(hidden.id);
  records.contributions.push(proposal.id);
});

/** Everything that edits change, without `updated_at` and the ids of annotations, which each change sets again. */
async function state(): Promise<unknown> {
  const [found] = await archive.database.query<[{ state: unknown }]>(`select jsonb_build_object(
    'photos', (select jsonb_agg(to_jsonb(p) - 'updated_at' order by id) from photos p),
    'tags', (select jsonb_agg(to_jsonb(t) order by photo_id, tag_id) from photo_tags t),
    'entities of photos', (select jsonb_agg(to_jsonb(l) order by photo_id, position) from photo_entities l),
    'annotations', (select jsonb_agg(to_jsonb(a) - 'id' order by photo_id, position) from annotations a),
    'entities', (select jsonb_agg(to_jsonb(e) - 'updated_at' order by id) from entities e),
    'settings', (select coalesce(jsonb_agg("values") filter (where "values" <> '{}'), '[]') from settings),
    'contributions', (select jsonb_agg(to_jsonb(c) - 'updated_at' order by id) from contributions c)) as state`);
  return truncated(found.state);
}
/** Moments to the millisecond, as JavaScript has them; PostgreSQL leaves trailing zeros out. */
const truncated = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, (at) => new Date(at).toISOString()));

/** Numbers that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function editAtRandom(random: () => number): Promise<void> {
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const some = <Value>(values: readonly Value[]): Value[] => values.filter(() => random() < 0.5);
  const app = archive.app;
  const viewer = one(editors);
  const photo = one(records.photos);
  const region = { x: one([0, 12.5]), y: 1, w: 10, h: one([10, 33.3333]) };
  const edits: (() => Promise<unknown>)[] = [
    () => app.get(AdminPhotosService).change({ id: photo, title: one(['Molo', 'Riva', 'Piazza']) }, viewer),
    () =>
      app
        .get(AdminPhotosService)
        .change({ id: photo, year: one([null, 1887, 1900]), author: one(['x', null]) }, viewer),
    () =>
      app
        .get(AdminPhotosService)
        .change({ id: photo, lat: 45.65, lng: one([13.1, 13.2]), source: one(['a', 'b']) }, viewer),
    () =>
      app
        .get(AdminPhotosService)
        .change({ id: photo, tagIds: some(records.tags), entityIds: some(records.entities) }, viewer),
    () => app.get(AdminPhotosService).change({ id: photo, status: one(['draft', 'published'] as const) }, viewer),
    () =>
      app.get(AnnotationsService).replace(
        {
          id: photo,
          annotations: [
            { ...region, label: one(['Cupola', 'Faro']) },
            { ...region, entityId: one(records.entities) },
          ].filter(() => random() < 0.7),
        },
        viewer,
      ),
    () =>
      app
        .get(AdminEntitiesService)
        .change({ id: one(records.entities), name: one(['Canal Grande', 'Molo Audace']) }, viewer),
    () =>
      app
        .get(AdminEntitiesService)
        .change({ id: one(records.entities), profession: one(['notaio', null]), architect: one(['a', 'b']) }, viewer),
    () =>
      app.get(AdminEntitiesService).setCoverPosition({ id: one(records.entities), position: one([10, 50]) }, viewer),
    () =>
      app
        .get(SettingsService)
        .change({ city: one(['Trieste', 'Muggia']), operatorName: one(['Comune', null]) }, viewer),
    () => app.get(ModerationService).approve({ id: one(records.contributions) }, viewer),
    () => app.get(ModerationService).reject({ id: one(records.contributions), reason: one([undefined, 'no']) }, viewer),
  ];
  // A refused edit changes nothing.
  await one(edits)().catch((error: unknown) => {
    if (errorCodeOf(error) === null) throw error;
  });
}

const setIds = async (): Promise<number[]> =>
  (await archive.database.query<{ id: number }[]>('select id from change_sets order by id')).map(({ id }) => id);

const seeds = [1, 2, 3, 5];

describe('random edits of several actors', () => {
  it.each(seeds)('that are all reverted, the last first, restore the initial state (seed %i)', async (seed) => {
    const random = randomFrom(seed);
    const before = await state();
    for (let n = 0; n < 30; n += 1) await editAtRandom(random);
    const sets = await setIds();
    expect(sets.length).toBeGreaterThan(5);
    for (const id of sets.toReversed()) await archive.app.get(ChangeSetsService).revert({ id }, editors[0]!);
    expect(await state()).toEqual(before);
  });

  it.each(seeds)('are reverted in any order, or the revert is refused without a change (seed %i)', async (seed) => {
    const random = randomFrom(seed * 1000);
    for (let n = 0; n < 20; n += 1) await editAtRandom(random);
    const outcomes = new Set<string>();
    for (let n = 0; n < 25; n += 1) {
      const sets = await setIds();
      const id = sets[Math.floor(random() * sets.length)]!;
      const before = await state();
      const refused = await archive.app
        .get(ChangeSetsService)
        .revert({ id }, editors[1]!)
        .then(
          () => null,
          (error: unknown) => errorCodeOf(error),
        );
      outcomes.add(refused ?? 'taken back');
      if (refused === null) continue;
      expect({ refused, state: await state() }).toEqual({ refused: 'later_change', state: before });
    }
    expect([...outcomes].sort()).toEqual(['later_change', 'taken back']);
  });
});
