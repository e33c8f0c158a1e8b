import type { ExchangeTable } from '../../contract/exchange/tables.js';
import { languages } from '../../contract/languages.js';
import type italian from '../../contract/locales/it/site.json';
import { localeTexts } from '../../platform/texts/locale-texts.js';
import { plain } from './plain.js';

const texts = localeTexts<typeof italian>('site');

const labelsOf = (record: 'photo' | 'entity' | 'fonds'): ReadonlyMap<string, string> =>
  new Map(
    languages.flatMap((language) =>
      Object.entries(texts[language][record].fields).map(([field, label]) => [plain(label), field] as const),
    ),
  );

const labels: Partial<Record<ExchangeTable, ReadonlyMap<string, string>>> = {
  photos: labelsOf('photo'),
  entities: labelsOf('entity'),
  fonds: labelsOf('fonds'),
};
const none: ReadonlyMap<string, string> = new Map();

/** The fields of a table by the labels of its form in every language, as `plain` writes them. */
export const formLabels = (table: ExchangeTable): ReadonlyMap<string, string> => labels[table] ?? none;
