import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { ArchiveExport } from '../../src/export/archive-export.js';
import { FolderOutput } from '../../src/export/output/folder-output.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { fondsApiOf } from '../support/fonds.js';
import { importFolder } from '../support/imports.js';

let archive: TestArchive;
let fonds: ReturnType<typeof fondsApiOf>;
let folder: string;
let place = 0;

beforeAll(async () => {
  archive = await startArchive();
  fonds = fondsApiOf(await archive.signedIn(await archive.anEditor()));
  folder = mkdtempSync(join(tmpdir(), 'veduta-iccd-'));
});
afterEach(() =>
  archive.database.query(
    'truncate imports, imported_records, photos, entities, tags, fonds, record_changes, change_sets restart identity cascade',
  ),
);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await archive.close();
});

/** The folder of an export of the whole archive. */
async function exported(): Promise<string> {
  const path = join(folder, String((place += 1)));
  const { signal } = new AbortController();
  const options = { selection: { of: 'archive' }, format: 'iccd', pictures: 'none', isPublic: false } as const;
  const archiveExport = archive.app.get(ArchiveExport);
  const output = new FolderOutput(path);
  await archiveExport.write(await archiveExport.prepare(options, signal), { output, root: '', isBag: false }, signal);
  return path;
}

/** A folder with a table of photographs. */
function folderOf(...lines: string[]): string {
  const path = join(folder, String((place += 1)));
  mkdirSync(path);
  writeFileSync(join(path, 'schede.csv'), `${lines.join('\n')}\n`);
  return path;
}

const rowsOf = (path: string): Record<string, string>[] =>
  parse(readFileSync(join(path, 'scheda-f.csv')), { columns: true, record_delimiter: '\n' });

/** The fields that the Italian catalogue has as well. */
const mapped = [
  'title',
  'description',
  'notes',
  'date_text',
  'date_source',
  'author',
  'source',
  'license',
  'provenance',
  'holding_institution',
  'inventory_number',
  'technique',
  'physical_size',
  'inscription',
  'earliest::text',
  'latest::text',
  'year',
  'year_start',
  'year_end',
  'year_estimated',
  'edtf',
];
const photos = (): Promise<unknown[]> =>
  archive.database.query(
    `select ${mapped.join(', ')}, (select slug from fonds f where f.id = fonds_id) as fonds,
       array(select t.name from photo_tags join tags t on t.id = tag_id where photo_id = p.id order by t.id) as tags,
       array(select e.name from photo_entities join entities e on e.id = entity_id where photo_id = p.id order by position) as entities
     from photos p where status <> 'removed' order by id`,
  );

const hostile = [
  '=HYPERLINK("http://example.org";"x")',
  '"tra virgolette", con virgola; e punto',
  'Molo | Audace / bis',
  "+39 040 'numero'",
  'SGTI',
  'Ponte\u00a0rosso – già «di Ponterosso»',
  '(?) ca. ante 1905',
];

async function anArchive(): Promise<PhotoRow[]> {
  const studio = await fonds.aFonds({ title: 'Studio "Wulz"; lastre', level: 'fonds' });
  const series = await fonds.aFonds({ title: 'Ritratti, 1905 / 1910', level: 'series', parentId: studio.id });
  const collection = await fonds.aFonds({ title: 'Raccolta', level: 'collection' });
  const tags = [await archive.aTag({ name: 'a; b' }), await archive.aTag({ name: '"porto"' })];
  const entities = [await archive.anEntity({ name: 'Molo "San Carlo"; vecchio' }), await archive.anEntity()];
  const dates: Partial<PhotoRow>[] = [
    { dateText: '1905 ca.', edtf: '1905~', year: 1905, yearEstimated: true, ...days('1905-01-01', '1905-12-31') },
    {
      dateText: 'tra il 1918 e il 1922',
      edtf: '[1918..1922]',
      yearStart: 1918,
      yearEnd: 1922,
      ...days('1918-01-01', '1922-12-31'),
    },
    { dateText: '19 maggio 1944', edtf: '1944-05-19', year: 1944, ...days('1944-05-19', '1944-05-19') },
    { dateText: 'ante 1914', edtf: '[..1913]', yearEnd: 1913, ...days(null, '1913-12-31') },
    { dateText: null, edtf: '[1905..1910]', yearStart: 1905, yearEnd: 1910, ...days('1905-01-01', '1910-12-31') },
    { dateText: 'chissà', edtf: null, ...days(null, null) },
    { dateText: 'primavera 1912', edtf: '1912-21', year: 1912, ...days('1912-03-01', '1912-06-30') },
  ];
  const made: PhotoRow[] = [];
  for (const [at, text] of hostile.entries())
    made.push(
      await archive.aPhoto({
        title: text,
        description: `${text}\nriga due`,
        notes: `nota: ${text}`,
        dateSource: `timbro; ${text}`,
        author: `Autore ${text}`,
        source: `Fonte ${text}`,
        license: 'CC BY 4.0',
        provenance: text,
        holdingInstitution: `Ente ${text}`,
        inventoryNumber: `F ${at}; ${text}`,
        technique: `tecnica ${text}`,
        physicalSize: '190 × 250 mm',
        inscription: `recto: ${text}\nverso: "${text}"`,
        year: null,
        fondsId: [studio, series, collection, null][at % 4]?.id ?? null,
        tags,
        entities,
        ...dates[at],
      }),
    );
  return made;
}

const days = (earliest: string | null, latest: string | null): Pick<PhotoRow, 'earliest' | 'latest'> => ({
  earliest,
  latest,
});

describe('an export for the Italian catalogue', () => {
  it('is one table with the fields of the scheda F, whose texts are as they were', async () => {
    const [first] = await anArchive();
    const path = await exported();
    const rows = rowsOf(path);
    expect(rows).toHaveLength(hostile.length);
    expect(rows.map((row) => row['SG/SGL/SGLA'])).toEqual(hostile);
    expect(rows[0]).toMatchObject({
      'CD/TSK': 'F',
      'AC/ACC/ACCW': expect.stringMatching(new RegExp(`^http.*/id/photo/${first!.id}$`)) as string,
      'UB/UBF/UBFP': 'Studio "Wulz"; lastre',
      'UB/UBF/UBFS': '',
      'DT/DTZ/DTZG': 'XX',
      'DT/DTS/DTSI': '1905',
      'DT/DTS/DTSV': 'ca',
      'LR/LRD': '1905 ca.',
      'TU/CPR/CPRS': 'CC BY 4.0',
    });
    expect(rows[1]).toMatchObject({
      'UB/UBF/UBFP': 'Studio "Wulz"; lastre',
      'UB/UBF/UBFS': 'Ritratti, 1905 / 1910',
      'DT/DTS/DTSV': 'post',
      'DT/DTS/DTSL': 'ante',
    });
    expect(readFileSync(join(path, 'README.txt'), 'utf8')).toContain('scheda F');
    expect(readFileSync(join(path, 'columns.csv'), 'utf8')).toContain('SG/SGL/SGLA,Titolo attribuito,250,,title,');
  });

  it('changes nothing when the archive that has written it reads it', async () => {
    await anArchive();
    const before = await photos();
    const { counts, messages } = await importFolder(archive, await exported());
    expect(messages).toEqual({});
    expect(counts).toEqual({ created: 0, changed: 0, same: hostile.length, refused: 0 });
    expect(await photos()).toEqual(before);
  });

  it('gives an archive that has lost its photographs every field back', async () => {
    await anArchive();
    const before = await photos();
    const path = await exported();
    await archive.database.query('delete from photos');
    const { counts, messages } = await importFolder(archive, path);
    expect({ counts, messages }).toMatchObject({ counts: { created: hostile.length, refused: 0 }, messages: {} });
    expect(await photos()).toEqual(before);
    expect(await archive.database.query(`select others from imported_records where others <> '{}'`)).toEqual([]);
  });
});

it('has no scheda of a back, which is the same object', async () => {
  const front = await archive.aPhoto({ title: 'Cartolina del molo' });
  await archive.aPhoto({ title: front.title, slug: 'cartolina-verso', status: 'back', frontId: front.id });
  const rows = rowsOf(await exported()).filter((row) => Object.values(row).includes('Cartolina del molo'));
  expect(rows).toHaveLength(1);
});

it('reads the records of another institution', async () => {
  // As the records 08 00418491 (3.00) and 12 01250498 (4.00) of the Italian catalogue have them.
  const { counts, messages } = await importFolder(
    archive,
    folderOf(
      'NCTR,NCTN,SGTI,SGLA,DTZG,DTSI,DTSV,DTSF,DTSL,LRD,AUFN,AUTN,MTC,MISU,MISA,MISL,LDCM,ISRI',
      '08,00418491,Madonna - Dipinti,Francesco Bissolo,XX,1915,post,1924,ante,1924 ante,Anonimo,"Bissolo, Francesco",gelatina/ carta,mm,162,116,Archivio,N. 86',
    ),
  );
  expect({ counts, messages }).toMatchObject({ counts: { created: 1 }, messages: {} });
  expect(
    await archive.database.query(
      `select title, description, author, date_text as "dateText", earliest::text, latest::text, technique, physical_size as size, holding_institution as holder,
       inscription, (select external_id from imported_records) as id, (select others from imported_records) as others from photos`,
    ),
  ).toEqual([
    {
      title: 'Francesco Bissolo',
      description: 'Madonna - Dipinti',
      author: 'Anonimo',
      dateText: '1924 ante',
      earliest: '1915-01-01',
      latest: '1924-12-31',
      technique: 'gelatina/ carta',
      size: '162 × 116',
      holder: 'Archivio',
      inscription: 'N. 86',
      id: '0800418491',
      others: { DTZG: 'XX', AUTN: 'Bissolo, Francesco', MISU: 'mm' },
    },
  ]);
});
