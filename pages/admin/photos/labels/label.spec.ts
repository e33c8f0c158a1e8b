import type { CaptionedPhoto } from '../../../../src/contract/captions.js';
import { noText } from '../../../../src/contract/localized.js';
import type { Language } from '../../../../src/contract/languages.js';
import type { Translate } from '../../../../renderer/i18n/translate.js';
import { labelChoices, labelLines, labelSizes } from './label-choices.js';
import { labelOf } from './label.js';

const photo: CaptionedPhoto = {
  ...noText('title'),
  ...noText('dateText'),
  ...noText('technique'),
  id: 4,
  slug: 'molo',
  status: 'published',
  image: null,
  title: 'Molo',
  titleDe: 'Mole',
  technique: 'albumina',
  physicalSize: '19 × 25 cm',
  year: 1912,
  yearStart: null,
  yearEnd: null,
  yearEstimated: false,
  edtf: null,
  earliest: null,
  latest: null,
  author: 'Wulz',
  source: 'Raccolta Rossi',
  holdingInstitution: 'Civici Musei',
  inventoryNumber: 'F 12',
  creditLine: 'Fototeca',
  license: 'CC0',
};
const t: Translate = (key) => key;
const label = (
  of: Partial<CaptionedPhoto>,
  languages: Language[] = ['it'],
  lines: readonly (typeof labelLines)[number][] = labelLines,
) =>
  labelOf(
    { ...photo, ...of },
    { wordings: languages.map((language) => ({ language, t })), lines, site: 'https://archive.example.org' },
  );

describe('a label', () => {
  it('says once what is the same in every language, and the rest in each', () => {
    expect(label({}, ['it', 'de'])).toMatchObject({
      author: 'Wulz',
      texts: [
        { language: 'it', title: { text: 'Molo' }, date: { text: '1912' }, object: { text: 'albumina, 19 × 25 cm' } },
        { language: 'de', title: { text: 'Mole' }, date: { text: '1912' } },
      ],
      origin: 'Civici Musei, F 12',
      credit: 'Fototeca',
      licence: 'CC0',
      address: 'https://archive.example.org/it/foto/molo',
    });
  });

  it('does not repeat a text that has no translation, and names its language where it stands for one', () => {
    expect(label({ titleDe: null }, ['it', 'de', 'en']).texts.map(({ language }) => language)).toEqual(['it']);
    expect(label({ titleDe: null }, ['de']).texts[0]!.title).toEqual({ text: 'Molo', lang: 'it' });
  });

  it('has the words of a date that is known in no other way, and none where nothing is known', () => {
    expect(label({ year: null, dateText: 'al tempo della bora' }).texts[0]!.date).toEqual({
      text: 'al tempo della bora',
      lang: undefined,
    });
    expect(label({ year: null }).texts[0]!.date).toBeNull();
  });

  it('says nothing that was not chosen', () => {
    expect(label({}, ['it'], [])).toMatchObject({
      author: null,
      texts: [{ title: { text: 'Molo' }, date: null, object: null }],
      origin: null,
      credit: null,
      licence: null,
      address: null,
    });
    expect(label({}, ['it'], ['number']).origin).toBe('F 12');
    expect(label({ holdingInstitution: null }, ['it'], ['source']).origin).toBe('Raccolta Rossi');
  });

  it('does not say what its credit line says already', () => {
    expect(label({ creditLine: 'Civici Musei, F 12 (dono Rossi)' })).toMatchObject({
      origin: null,
      credit: 'Civici Musei, F 12 (dono Rossi)',
    });
  });

  it('of a draft has no code: its address would lead to no page', () => {
    expect(label({ status: 'draft' }).address).toBeNull();
  });
});

describe('the choices of labels', () => {
  const site = { offered: ['it', 'en', 'de', 'sl'], language: 'en' } as const;

  it('are one language and the usual lines at first', () => {
    expect(labelChoices({}, site)).toMatchObject({ size: '100x60', languages: ['en'] });
  });

  it('are up to three languages that the site offers, that of the page first', () => {
    expect(labelChoices({ languages: ['sl,de,en,it'] }, site).languages).toEqual(['en', 'it', 'de']);
    expect(labelChoices({ languages: ['none'] }, site).languages).toEqual(['en']);
    expect(labelChoices({ languages: ['hr'], size: ['1x1'] }, site)).toMatchObject({
      size: '100x60',
      languages: ['en'],
    });
  });

  it('are sizes that a sheet of A4 holds, with a margin that printers need', () => {
    for (const { width, height, columns, rows, orientation } of Object.values(labelSizes)) {
      const [sheetWidth, sheetHeight] = orientation === 'portrait' ? [210, 297] : [297, 210];
      expect((sheetWidth - width * columns) / 2).toBeGreaterThanOrEqual(5);
      expect((sheetHeight - height * rows) / 2).toBeGreaterThanOrEqual(10);
    }
  });
});
