import type { NamedRecord } from '../../../src/contract/change-set.js';
import { photoStatuses } from '../../../src/contract/photo.js';
import { formatDateTime } from '../../i18n/format-date-time.js';
import type { TranslateForAdmin } from '../../i18n/admin-translate.js';
import type { Language } from '../../../src/contract/languages.js';

interface ValueContext {
  t: TranslateForAdmin;
  language: Language;
  timeZone: string;
  names: NamedRecord[];
  /** The name of a record for the visitor. */
  recordName(record: NamedRecord): string;
}

/** Fields with the ids of other records. */
const kindOfField: Record<string, string> = {
  tagIds: 'tag',
  entityIds: 'entity',
  entityTypeId: 'entity_type',
  coverPhotoId: 'photo',
  heroPhotoId: 'photo',
  photoId: 'photo',
  photoOrder: 'photo',
};
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/;

/** A recorded value in words, several lines for a list of records; '' where there is none. */
export function valueText(field: string, value: unknown, context: ValueContext): string {
  if (value === null || value === undefined) return '';
  // Nobody can read a password: its change is recorded without it.
  if (field === 'password') return context.t('history.newPassword');
  const kind = kindOfField[field];
  if (kind)
    return [value]
      .flat()
      .map((id) => referenceText(kind, id, context))
      .join('\n');
  if (Array.isArray(value)) return value.map((item) => itemText(item, context)).join('\n');
  return itemText(value, context);
}

function itemText(value: unknown, { t, language, timeZone }: ValueContext): string {
  switch (typeof value) {
    case 'boolean':
      return t(value ? 'form.yes' : 'form.no');
    case 'string': {
      const status = photoStatuses.find((known) => known === value);
      if (status) return t(`photos.status.${status}`);
      return moment.test(value) ? formatDateTime(value, language, timeZone) : plainText(value);
    }
    case 'object':
      return value === null ? '' : objectText(value as Record<string, unknown>);
    default:
      return String(value);
  }
}

function referenceText(kind: string, id: unknown, { names, recordName }: ValueContext): string {
  const named = names.find((record) => record.kind === kind && record.recordId === id);
  return named ? recordName(named) : `${String(id)}`;
}

/** The values of an annotation, an alias or a setting, in one line. */
const objectText = (value: Record<string, unknown>): string =>
  Object.entries(value)
    .filter(([, of]) => of !== null && of !== '')
    .map(([name, of]) => (['name', 'label'].includes(name) ? plainText(asText(of)) : `${name}: ${asText(of)}`))
    .join(', ');

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Rich text without its markup, one paragraph per line. */
const plainText = (text: string): string =>
  /<\/?[a-z][^>]*>/i.test(text)
    ? text
        .replace(/<\/(?:p|h[1-6]|li|blockquote)>|<br\s*\/?>/gi, '\n')
        .replace(/<[^>]+>/g, '')
        .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => characters[name] ?? '')
        .replace(/\n{2,}/g, '\n')
        .trim()
    : text;

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
