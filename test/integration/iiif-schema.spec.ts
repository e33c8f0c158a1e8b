import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Collection, Manifest } from '@iiif/presentation-3';
import { demoPackage } from '../../src/demo/demo-folder.js';
import { DemoLoader } from '../../src/demo/demo-loader.js';
import { renditionProfile } from '../../src/images/rendition-profile.js';
import type { StoredRenditions } from '../../src/images/stored-renditions.js';
import { packageRoot } from '../../src/platform/package-root.js';
import { PresentationService } from '../../src/publishing/iiif/presentation/presentation.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { readDemoArchive } from '../support/demo-archive.js';
import { aJpeg } from '../support/scans.js';

/** The schema of the IIIF's own validator, where `node scripts/fetch-iiif-tools.mjs` could fetch it. */
const schema = join(packageRoot, '.cache/iiif/iiif_3_0.json');
const withSchema = existsSync(schema) ? describe : describe.skip;

const renditionsOf = (width: number, height: number): StoredRenditions => ({
  renditionProfile: renditionProfile.name,
  widths: [320, 640],
  width,
  height,
  color: '#888888',
  placeholder: '',
});

withSchema('The schema of the Presentation API 3', () => {
  let archive: TestArchive;
  let folder: string;
  let validate: ValidateFunction;

  beforeAll(async () => {
    archive = await startArchive({ config: { demo: true, publicUrl: 'https://archive.example.org' } });
    folder = await mkdtemp(join(tmpdir(), 'veduta-iiif-'));
    await cp(demoPackage, folder, {
      recursive: true,
      filter: (source) => !source.startsWith(join(demoPackage, 'files')),
    });
    await mkdir(join(folder, 'files'));
    const { photos } = await readDemoArchive();
    const picture = await aJpeg();
    for (const { file, id } of photos)
      await writeFile(join(folder, file), Buffer.concat([picture, Buffer.from(`${id}`)]));
    await archive.app.get(DemoLoader).load({ archiveFolder: folder });
    await archive.database.query(
      `update photos set status = case when front_id is null then 'published' else 'back' end, published_at = now(), renditions = $1`,
      [renditionsOf(1600, 1200)],
    );
    validate = new Ajv({ strict: false, validateFormats: false }).compile(
      JSON.parse(readFileSync(schema, 'utf8')) as object,
    );
  });
  afterAll(async () => {
    await archive.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** As it is sent. Empty when the schema finds nothing. */
  const faultsOf = (document: Manifest | Collection): unknown[] => {
    const sent: unknown = JSON.parse(JSON.stringify(document));
    return validate(sent) ? [] : [document.id, ...(validate.errors ?? []).slice(0, 8)];
  };
  const idsOf = async (table: 'photos' | 'entities'): Promise<number[]> =>
    (await archive.database.query<{ id: number }[]>(`select id from ${table} order by id`)).map(({ id }) => id);

  it('finds nothing in the manifest of any photo or record card of the demo', async () => {
    const presentation = archive.app.get(PresentationService, { strict: false });
    for (const id of await idsOf('photos')) expect(faultsOf(await presentation.photo(id))).toEqual([]);
    for (const id of await idsOf('entities')) expect(faultsOf(await presentation.entity(id))).toEqual([]);
  });

  it('finds nothing in any collection of it', async () => {
    const visitor = archive.visitor();
    const waiting = ['collection/all.json'];
    let read = 0;
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { text } = await visitor.get(`/iiif/presentation/${path}`);
      const collection = JSON.parse(text) as Collection;
      expect(faultsOf(collection)).toEqual([]);
      const parts = collection.items.filter(({ type }) => type === 'Collection');
      waiting.push(...parts.map(({ id }) => id?.split('/iiif/presentation/')[1] ?? ''));
      read += 1;
    }
    expect(read).toBeGreaterThan(60);
  });

  it('finds nothing in the manifests of 1,000 photos of any content, nor in those of their cards', async () => {
    const presentation = archive.app.get(PresentationService, { strict: false });
    const ofAnyContent = await thousandPhotos(archive);
    for (const id of ofAnyContent.photos) expect(faultsOf(await presentation.photo(id))).toEqual([]);
    for (const id of ofAnyContent.entities) expect(faultsOf(await presentation.entity(id))).toEqual([]);
  });

  it('finds what is wrong in a manifest', async () => {
    const presentation = archive.app.get(PresentationService, { strict: false });
    const manifest = await presentation.photo(1);
    expect(faultsOf({ ...manifest, rights: 'https://example.org/by' as Manifest['rights'] })).not.toEqual([]);
    expect(faultsOf({ ...manifest, label: 'Molo' as unknown as Manifest['label'] })).not.toEqual([]);
  });
});

/** Texts that an archive may have, each of another kind. */
const words = [
  'Molo',
  'Piazza dell’Unità d’Italia, «già Grande»',
  'Škedenj / Servola',
  '<b>Canal</b> & "Grande"',
  'ميناء تريستي',
  'Porto\nnuovo\tdi notte',
  '🌊',
  'x'.repeat(480),
];
const licences = [null, 'CC BY 4.0', 'Public domain', 'InC', 'Solo per studio', '© Archivio'];
const dates = [null, '1905~', '1900/1910', '191X', '1905-05-20', '[1910,1936]', '../1920', '1850/..'];

/** Photos, and the cards that they show, in which each field is there or not, and has any of these values. */
async function thousandPhotos(archive: TestArchive): Promise<{ photos: number[]; entities: number[] }> {
  const tags = [
    await archive.aTag({ slug: 'any', name: words[4] }),
    await archive.aTag({ slug: 'any-other', name: 'barche', nameEn: 'boats' }),
  ];
  const entities = [
    await archive.anEntity({ slug: 'any', name: words[3], lat: -33.5, lng: 179.99, viaf: '12345' }),
    await archive.anEntity({ slug: 'any-other', name: 'Molo Audace', nameDe: words[6], constructionText: words[5] }),
  ];
  const photos: number[] = [];
  for (let n = 0; n < 1000; n += 1) {
    // A different share of each list for each number: every pair of values comes up.
    const one = <Value>(values: readonly Value[], step: number): Value => values[Math.floor(n / step) % values.length]!;
    const text = (step: number): string | null => one([null, ...words], step);
    const has = (step: number): boolean => one([false, true], step);
    const { id } = await archive.aPhoto({
      slug: `any-${n}`,
      title: one(words, 1),
      titleEn: text(2),
      titleDe: text(3),
      description: text(1),
      author: text(5),
      source: text(7),
      license: one(licences, 1),
      edtf: one(dates, 2),
      earliest: one([null, '1905-01-01', '0950-12-31'], 3),
      inscription: text(4),
      technique: text(2),
      ...(has(1) && { lat: one([45.65, -90, 90], 5), lng: one([13.76, -180, 180], 3) }),
      tags: has(2) ? tags : [],
      entities: has(3) ? entities : [],
      renditions: renditionsOf(one([1, 700, 12_000], 1), one([1, 333, 30_000], 3)),
    });
    if (has(4))
      await archive.database.query(
        `insert into annotations (photo_id, x, y, w, h, label, label_de) values ($1, 99.5, 0, 0.5, 100, $2, $3)`,
        [id, one(words, 1), text(3)],
      );
    if (has(5))
      await archive.aPhoto({
        slug: `any-${n}-back`,
        status: 'back',
        frontId: id,
        license: one(licences, 2),
        inscription: text(3),
        inscriptionDe: text(1),
        description: text(2),
      });
    photos.push(id);
  }
  return { photos, entities: entities.map(({ id }) => id) };
}
