import { iccdFields } from '../../contract/exchange/iccd.js';
import { exchangeColumns } from '../../contract/exchange/tables.js';
import { languages } from '../../contract/languages.js';
import { guessMapping } from './guess-mapping.js';
import { iccdLabels, iccdSources } from './iccd-sources.js';

const rulesFor = (columns: string[]) =>
  Object.fromEntries(
    guessMapping({ table: 'photos', collection: 'c', columns }, 'it').rules.map(({ to, from }) => [to, from.join('+')]),
  );

describe('a file of the Italian catalogue', () => {
  it('is known by codes, paths and names of its fields', () => {
    expect(rulesFor(['NCTR', 'NCTN', 'SGTI', 'AUFN', 'UBFP', 'UBFS'])).toEqual({
      identifier: 'NCTR+NCTN',
      title_it: 'SGTI',
      description_it: 'SGTI',
      author: 'AUFN',
      fonds: 'UBFS+UBFP',
    });
    expect(rulesFor(['SG/SGL/SGLA', 'SG/SGT/SGTD', 'MT/MTC/MTCM', 'MT/MTC/MTCT'])).toEqual({
      title_it: 'SG/SGL/SGLA',
      description_it: 'SG/SGT/SGTD',
      technique_it: 'MT/MTC/MTCM+MT/MTC/MTCT',
    });
    expect(rulesFor(['SGLA - Titolo attribuito', 'AUTN (Nome di persona o ente)'])).toEqual({
      title_it: 'SGLA - Titolo attribuito',
      author: 'AUTN (Nome di persona o ente)',
    });
    expect(rulesFor(['Titolo attribuito', 'Indicazioni sul soggetto', 'Data della ripresa'])).toEqual({
      title_it: 'Titolo attribuito',
      description_it: 'Indicazioni sul soggetto',
      dateText_it: 'Data della ripresa',
    });
  });

  it('has the photographer of version 3.00, and not whoever has made what the photograph shows', () => {
    expect(rulesFor(['SGTI', 'AUTN', 'AUFN'])).toMatchObject({ author: 'AUFN' });
    expect(rulesFor(['SGTI', 'AUTN'])).toMatchObject({ author: 'AUTN' });
  });

  it('has its dates in up to four columns', () => {
    const dates = 'DTSI+DTSV+DTSF+DTSL';
    expect(rulesFor(['SGTI', 'DTSI', 'DTSV', 'DTSF', 'DTSL', 'LRD'])).toMatchObject({
      dateText_it: 'LRD',
      earliest: dates,
      latest: dates,
      yearEstimated: dates,
    });
    expect(rulesFor(['SGTI', 'DTSI', 'DTSF'])).toMatchObject({ earliest: 'DTSI+DTSF', latest: 'DTSI+DTSF' });
  });

  it('is none with one column that may be called so', () => {
    expect(rulesFor(['OSS', 'Titolo'])).toEqual({ title_it: 'Titolo' });
  });

  it('takes columns of other names as any file does', () => {
    expect(rulesFor(['SGTI', 'LRD', 'Licenza'])).toMatchObject({ title_it: 'SGTI', license: 'Licenza' });
  });
});

it('knows the name of every field that it reads', () => {
  const codes = Object.values(iccdSources).flatMap((sources) => sources.flatMap((source) => source.codes));
  expect(codes.filter((code) => !iccdLabels.has(code))).toEqual([]);
});

it('fills columns of photos', () => {
  const isColumn = (name: string): boolean =>
    exchangeColumns.photos.some((column) => column.name === name || column.name === `${name}_${languages[0]}`);
  const named = [...Object.keys(iccdSources), ...iccdFields.flatMap(({ column }) => column ?? [])];
  expect(named.filter((name) => !isColumn(name))).toEqual([]);
});
