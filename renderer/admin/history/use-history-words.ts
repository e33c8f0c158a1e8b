import type { NamedRecord } from '../../../src/contract/change-set.js';
import { languageNames } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import { entityMetadata } from '../../../src/contract/metadata/entity.js';
import { propertiesOf } from '../../../src/contract/metadata/field.js';
import { photoMetadata } from '../../../src/contract/metadata/photo.js';
import { useText } from '../../i18n/use-text.js';
import { photoName } from '../photo-name.js';
import { useAdminText } from '../use-admin-text.js';

const properties = { photo: propertiesOf(photoMetadata), entity: propertiesOf(entityMetadata) };
const translations = { En: 'en', De: 'de' } as const;

/** The words of the history in the visitor's language. A kind, part or field without words shows its own name. */
export function useHistoryWords() {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  return {
    kind: (kind: string): string => known(t(`history.kinds.${kind as 'photo'}`)) ?? kind,
    part: (part: string): string => known(t(`history.parts.${part as 'record'}`)) ?? part,
    action: (action: string): string => known(t(`history.actions.${action as 'created'}`)) ?? action,
    source: (source: string): string => known(t(`history.sources.${source as 'api'}`)) ?? source,
    /** `Title (English)` */
    field(kind: string, field: string): string {
      const property = kind in properties && properties[kind as 'photo'].find(({ name }) => name === field);
      if (property) {
        const name = site(`${kind as 'photo'}.fields.${property.fieldName}`);
        return property.language === 'it' ? name : `${name} (${languageNames[property.language]})`;
      }
      const [, stem = field, suffix] = /^(.+)(En|De)$/.exec(field) ?? [];
      const name = known(t(`history.fields.${stem as 'slug'}`));
      if (name === null) return field;
      return suffix ? `${name} (${languageNames[translations[suffix as 'En']]})` : name;
    },
    /** Its name, or its kind and number. */
    record({ kind, recordId: id, name, nameEn, nameDe }: NamedRecord): string {
      if (name === null) return t('history.numbered', { kind: this.kind(kind), number: id });
      if (kind === 'photo') return photoName({ id, title: name, titleEn: nameEn, titleDe: nameDe }, language);
      return localized({ name, nameEn, nameDe }, 'name', language);
    },
  };
}

/** Null for a key that does not exist: its text is the key itself. */
const known = (text: string): string | null => (text.startsWith('history.') ? null : text);
