import type { Column } from '../../../src/contract/exchange/column.js';
import { exchangeColumns, type ExchangeTable } from '../../../src/contract/exchange/tables.js';
import { type Language, languageTable } from '../../../src/contract/languages.js';
import { entityMetadata } from '../../../src/contract/metadata/entity.js';
import { fondsMetadata } from '../../../src/contract/metadata/fonds.js';
import { photoMetadata } from '../../../src/contract/metadata/photo.js';
import type { TranslateForAdmin } from '../../i18n/admin-translate.js';
import type { Translate } from '../../i18n/translate.js';

/** The texts of the administration and, for the names of fields, those of the site. */
export interface Words {
  t: TranslateForAdmin;
  site: Translate;
}

/** Columns of the archive that belong together; texts have a group for each language. */
export interface TargetGroup {
  title: string;
  columns: { name: string; text: string }[];
}

/** Names that are no descriptive fields: those of the tables, and of texts that only they have. */
const ownNames = [
  'identifier',
  'slug',
  'status',
  'type',
  'tags',
  'fonds',
  'level',
  'partOf',
  'entities',
  'placeInEntities',
  'coverOf',
  'backOf',
  'otherDates',
  'comparisons',
  'annotations',
  'file',
  'fileName',
  'deliveryPath',
  'createdAt',
  'otherData',
  'aliases',
  'transcript',
  'audioFile',
  'coverPhotoPosition',
  'sortOrder',
  'code',
  'color',
  'icon',
  'name',
  'description',
  'reverseName',
  'from',
  'kind',
  'to',
  'reason',
] as const;
type OwnName = (typeof ownNames)[number];

const isOwnName = (name: string): name is OwnName => ownNames.some((own) => own === name);
const isPhotoField = (name: string): name is keyof typeof photoMetadata => Object.hasOwn(photoMetadata, name);
const isFondsField = (name: string): name is keyof typeof fondsMetadata => Object.hasOwn(fondsMetadata, name);
const isEntityField = (name: string): name is keyof typeof entityMetadata => Object.hasOwn(entityMetadata, name);

/** `title` for `title_it`. */
const fieldOf = ({ name, language }: Column): string =>
  language === null ? name : name.slice(0, -language.length - 1);

/** What a column of the archive is called in forms, with its language in words: `Titolo: English`. */
export function columnName(table: ExchangeTable, name: string, words: Words): string {
  const column = exchangeColumns[table].find((other) => other.name === name);
  return column ? nameOf(table, column, words) : name;
}

function nameOf(table: ExchangeTable, column: Column, { t, site }: Words): string {
  const field = fieldOf(column);
  const name =
    table === 'photos' && isPhotoField(field)
      ? site(`photo.fields.${field}`)
      : table === 'entities' && isEntityField(field)
        ? site(`entity.fields.${field}`)
        : table === 'fonds' && isFondsField(field)
          ? site(`fonds.fields.${field}`)
          : isOwnName(field)
            ? t(`imports.columnNames.${field}`)
            : column.name;
  return column.language === null ? name : `${name}: ${languageTable[column.language].name}`;
}

type Group = 'text' | 'date' | 'place' | 'rights' | 'object' | 'building' | 'person' | 'links' | 'record';
const groups: readonly Group[] = ['text', 'date', 'place', 'rights', 'object', 'building', 'person', 'links', 'record'];

const titles = {
  text: 'photo.text',
  date: 'photo.date',
  place: 'form.place',
  rights: 'photo.rights',
  object: 'photo.object',
  building: 'entities.construction',
  person: 'entities.person',
  links: 'links.title',
  record: 'imports.recordGroup',
} as const satisfies Record<Group, Parameters<TranslateForAdmin>[0]>;

const links: readonly string[] = [
  'type',
  'tags',
  'fonds',
  'partOf',
  'entities',
  'placeInEntities',
  'coverOf',
  'backOf',
  'from',
  'kind',
  'to',
];
const ofTexts: readonly string[] = ['text', 'name', 'story', 'sources'];

/** The form of fonds is short and has no groups; a table of them has the columns of other records beside it. */
const groupsOfFonds: Readonly<Record<keyof typeof fondsMetadata, Group>> = {
  title: 'text',
  referenceCode: 'record',
  dateText: 'date',
  earliest: 'date',
  latest: 'date',
  edtf: 'date',
  extent: 'object',
  creator: 'rights',
  holdingInstitution: 'rights',
  description: 'text',
};

function groupOf(table: ExchangeTable, column: Column): Group {
  const field = fieldOf(column);
  const about =
    table === 'photos' && isPhotoField(field)
      ? photoMetadata[field].about
      : table === 'entities' && isEntityField(field)
        ? entityMetadata[field].about
        : table === 'fonds' && isFondsField(field)
          ? groupsOfFonds[field]
          : null;
  if (about === 'elsewhere') return 'links';
  if (about !== null) return ofTexts.includes(about) ? 'text' : (about.replace(/Dates$/, '') as Group);
  if (links.includes(field)) return 'links';
  return column.language === null ? 'record' : 'text';
}

/**
 * What columns of a file may fill, in groups.
 * @param offered languages of the site; those of columns that are in use are there as well
 */
export function targetGroups(
  table: ExchangeTable,
  { offered, used }: { offered: readonly Language[]; used: readonly string[] },
  words: Words,
): TargetGroup[] {
  const shown = exchangeColumns[table].filter(
    ({ name, language, isDerived }) =>
      !isDerived && (language === null || offered.includes(language) || used.includes(name)),
  );
  const texts = [...new Set([...offered, ...shown.flatMap(({ language }) => language ?? [])])];
  return groups.flatMap((group) => {
    const columns = shown.filter((column) => groupOf(table, column) === group);
    const title = words.t(titles[group]);
    const parts =
      group === 'text'
        ? [...texts, null].map((language) => ({
            title: language === null ? title : `${title}: ${languageTable[language].name}`,
            columns: columns.filter((column) => column.language === language),
          }))
        : [{ title, columns }];
    return parts
      .filter((part) => part.columns.length > 0)
      .map((part) => ({
        title: part.title,
        columns: part.columns.map((column) => ({ name: column.name, text: nameOf(table, column, words) })),
      }));
  });
}
