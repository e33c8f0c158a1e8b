import type { NamedRecord } from '../../../src/contract/change-set.js';
import type { Language } from '../../../src/contract/languages.js';
import { kindOfReference } from '../../../src/contract/referred-records.js';
import type { TranslateForAdmin } from '../../i18n/admin-translate.js';
import { formatDateTime } from '../../i18n/format-date-time.js';
import type { useHistoryWords } from './use-history-words.js';

interface ValueContext {
  t: TranslateForAdmin;
  language: Language;
  timeZone: string;
  /** The records that the values refer to. */
  names: NamedRecord[];
  words: Pick<ReturnType<typeof useHistoryWords>, 'field' | 'record' | 'value'>;
}

/** Whose fields the values of an object are; those of any other field have words of their own. */
const kindWithin: Record<string, string> = {
  relations: 'entity_relation',
  written: 'contribution',
  otherDates: 'photo',
};
/** What the values of an object begin with; the database keeps them in an order of its own. */
const firstNames = [
  'name',
  'label',
  'licence',
  'entityId',
  'kind',
  'dateText',
  'yearStart',
  'from',
  'x',
  'y',
  'url',
  'lat',
  'west',
  'south',
];
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/;

/** A recorded value of a record of the kind, in words; several lines for a list, '' where there is none. */
export function valueText(kind: string, field: string, value: unknown, context: ValueContext): string {
  const { t, language, timeZone, words } = context;
  if (value === null || value === undefined) return '';
  // Nobody can read a password: its change is recorded without it.
  if (field === 'password') return t('history.newPassword');
  if (Array.isArray(value)) return value.map((item) => valueText(kind, field, item, context)).join('\n');
  switch (typeof value) {
    case 'boolean':
      return t(value ? 'form.yes' : 'form.no');
    case 'number':
      return referenceText(field, value, context);
    case 'string':
      // A checksum tells whether a file is another one, which its beginning does as well.
      if (field === 'originalSha256' || field === 'sha256') return `${value.slice(0, 8)}…`;
      if (moment.test(value)) return formatDateTime(value, language, timeZone);
      return words.value(kind, field, value) ?? plainText(value);
    default:
      return objectText(kindWithin[field] ?? field, value, context);
  }
}

/** The name of the record whose id it is; any other number as it is. */
function referenceText(field: string, value: number, { names, words }: ValueContext): string {
  const kind = kindOfReference[field];
  const named = kind && names.find((record) => record.kind === kind && record.recordId === value);
  return named ? words.record(named) : String(value);
}

/** The values of an annotation, an alias or a setting, in one line. */
const objectText = (kind: string, value: object, context: ValueContext): string =>
  Object.entries(value)
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    // The direction of a relation is in the name of its kind.
    .filter(([name]) => name !== 'isReverse')
    .map(([name, of]: [string, unknown]) => [name, valueText(kind, readAs(name, value), of, context), of] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text, of]) => {
      if (['name', 'label'].includes(name)) return text;
      const field = context.words.field(kind, name);
      return typeof of === 'object' ? `${field} (${text})` : `${field}: ${text}`;
    })
    .join(', ');

const readAs = (name: string, { isReverse = false }: { isReverse?: boolean }): string =>
  name === 'kind' && isReverse ? 'reverseKind' : name;

const placeOf = (name: string): number => (firstNames.includes(name) ? firstNames.indexOf(name) : firstNames.length);

/** Rich text without its markup, one paragraph per line. */
const plainText = (text: string): string =>
  /<\/?[a-z][^<>]*>/i.test(text)
    ? text
        .replace(/<\/(?:p|h[1-6]|li|blockquote)>|<br ?\/?>/gi, '\n')
        .replace(/<[^<>]+>/g, '')
        .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => characters[name] ?? '')
        .replace(/\n{2,}/g, '\n')
        .trim()
    : text;

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
