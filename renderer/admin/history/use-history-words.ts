import { useQuery } from '@tanstack/react-query';
import type { NamedRecord } from '../../../src/contract/change-set.js';
import { defaultLanguage, isLanguage, languageTable } from '../../../src/contract/languages.js';
import { asTranslation, localized, renameLocalized } from '../../../src/contract/localized.js';
import { listedLicences } from '../../../src/contract/listed-licences.js';
import { entityMetadata } from '../../../src/contract/metadata/entity.js';
import { fondsMetadata } from '../../../src/contract/metadata/fonds.js';
import { propertiesOf } from '../../../src/contract/metadata/field.js';
import { otherRights } from '../../../src/contract/public-widths.js';
import { photoMetadata } from '../../../src/contract/metadata/photo.js';
import { belongsTo } from '../../../src/contract/roles.js';
import { useAccount } from '../../account/use-account.js';
import { asQuery } from '../../api/load.js';
import { type KnownShareTarget, knownShareTargets } from '../../../src/contract/share-targets.js';
import type { TranslateForAdmin } from '../../i18n/admin-translate.js';
import type { Translate } from '../../i18n/translate.js';
import { useText } from '../../i18n/use-text.js';
import { failureText } from '../failure-text.js';
import { photoName } from '../photo-name.js';
import { adminRelationKindList } from '../relation-kind-queries.js';
import { spokenLanguage } from '../spoken-language.js';
import { useAdminText } from '../use-admin-text.js';

const properties = {
  photo: propertiesOf(photoMetadata),
  entity: propertiesOf(entityMetadata),
  fonds: propertiesOf(fondsMetadata),
};

const relationKindsStaleMs = 5 * 60_000;

/** The words of the history in the visitor's language. A kind, part or field without words shows its own name. */
export function useHistoryWords() {
  const { t, language } = useAdminText();
  const { t: site } = useText();
  const isEditor = belongsTo(useAccount()?.role ?? null, 'editors');
  const { data: relationKinds = [] } = useQuery({
    ...asQuery(adminRelationKindList),
    staleTime: relationKindsStaleMs,
    enabled: isEditor,
  });
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
        return property.language === defaultLanguage ? name : `${name} (${languageTable[property.language].name})`;
      }
      const { field: stem, language: of } = asTranslation(field) ?? { field, language: null };
      const name = known(t(`history.fields.${stem as 'slug'}`));
      if (name === null) return field;
      return of ? `${name} (${languageTable[of].name})` : name;
    },
    /** A value of a fixed list, such as a state or a role; null for any other. */
    value(kind: string, field: string, value: string): string | null {
      if (field === 'language' || field === 'languages')
        return isLanguage(value) ? spokenLanguage(value, language) : null;
      if (field === 'failure') return failureText(value, language);
      if (kind === 'entity_relation') {
        const named = relationKinds.find(({ code }) => code === value);
        if (field === 'kind') return named ? localized(named, 'name', language) : null;
        if (field === 'reverseKind') return named ? localized(named, 'reverseName', language) : null;
      }
      const name = `${kind}.${field}`;
      if (name === 'contribution.fieldName') return this.field('photo', value);
      if (name === 'user.fields') return this.field(kind, value);
      const text = listed[name]?.(t, value) ?? listedOnSite[name]?.(site, value);
      return text === undefined ? null : known(text);
    },
    /** Its name, or its kind and number. */
    record(record: NamedRecord): string {
      const { kind, recordId: id, name } = record;
      // There is one set of settings.
      if (kind === 'settings') return this.kind(kind);
      if (name === null) return t('history.numbered', { kind: this.kind(kind), number: id });
      // Its name is its reference.
      if (kind === 'removal_request') return `${this.kind(kind)} ${name}`;
      if (kind === 'photo')
        return photoName({ id, ...renameLocalized(record, 'name', 'title'), title: name }, language);
      return localized(record, 'name', language) ?? name;
    },
  };
}

/** The texts of the values of a field, where they come from a fixed list. */
const listed: Record<string, (t: TranslateForAdmin, value: string) => string> = {
  'photo.status': (t, value) => t(`photos.status.${value as 'draft'}`),
  'entity.status': (t, value) => t(`photos.status.${value as 'draft'}`),
  'photo.wantedStatus': (t, value) => t(`photos.status.${value as 'draft'}`),
  'photo.withheldFrom': (t, value) => t(`photos.status.${value as 'draft'}`),
  'removal_request.outcome': (t, value) => t(`removals.clock.${value as 'kept'}`),
  'removal_request.role': (t, value) => t(`removals.roles.${value as 'author'}`),
  'user.sessions': (t) => t('history.sessionsEnded'),
  'entity_type.color': (t, value) => t(`entityTypes.colors.${value as 'red'}`),
  'entity_type.icon': (t, value) => t(`entityTypes.icons.${value as 'home'}`),
  'publicWidths.licence': (t, value) =>
    otherRights.some((other) => other === value)
      ? t(`settings.widths.${value as 'other'}`)
      : (listedLicences.find(({ code }) => code === value)?.name ?? value),
  'settings.hiddenLicences': (_, value) => listedLicences.find(({ code }) => code === value)?.name ?? value,
  'settings.shareTargets': (_, value) => knownShareTargets[value as KnownShareTarget]?.name ?? value,
  'api_key.scopes': (t, value) => t(`apiKeys.scopes.${value as 'read'}`),
};
/** The same, where visitors read them as well. */
const listedOnSite: Record<string, (t: Translate, value: string) => string> = {
  'photo.kind': (t, value) => t(`photo.dateKinds.${value as 'printed'}`),
  'fonds.level': (t, value) => t(`fonds.levels.${value as 'fonds'}`),
  'contribution.status': (t, value) => t(`user.contributions.status.${value as 'pending'}`),
  'user.role': (t, value) => t(`user.roles.${value as 'member'}`),
};

/** Null for the text of a key that does not exist, which is the key itself. */
const known = (text: string): string | null => (/^\w+(?:\.[\w ]+)+$/.test(text) ? null : text);
