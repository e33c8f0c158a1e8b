import {
  isPlain,
  type PlainNames,
  type PlainSetting,
  type SettingProperty,
  settingProperties,
  type SettingSection,
} from '../../../src/contract/setting.js';
import type { SiteSettings, SiteSettingsFields } from '../../../src/contract/settings.js';
import { settingsTable } from '../../../src/contract/settings-table.js';
import { textOf } from '../../forms/use-form-submit.js';
import { type RecordValues, typedNumber, valuesOf } from '../records/record-values.js';

export type PlainSettingName = PlainNames<typeof settingsTable>;

export const plainSettings: Record<PlainSettingName, PlainSetting> = settingsTable;

type PlainProperty = SettingProperty & { setting: PlainSetting };

const properties = settingProperties(settingsTable).filter((property): property is PlainProperty =>
  isPlain(property.setting),
);
const propertiesIn = (sections: readonly SettingSection[]): PlainProperty[] =>
  properties.filter(({ setting }) => sections.includes(setting.section));

/** The values of the inputs that the sections of a form have without code of their own. */
export const plainValues = (settings: SiteSettings, sections: readonly SettingSection[]): RecordValues =>
  valuesOf(
    settings as SiteSettings & Record<string, string>,
    propertiesIn(sections).map(({ name }) => name),
  );

/** What they have, for the API, which says what is missing or wrong. */
export const plainChangeOf = (form: FormData, sections: readonly SettingSection[]): SiteSettingsFields =>
  Object.fromEntries(propertiesIn(sections).map((property) => [property.name, valueOf(property, form)]));

function valueOf({ name, setting }: PlainProperty, form: FormData): string | number | boolean | null {
  if (setting.kind === 'flag') return form.has(name);
  const text = textOf(form, name).trim().replace(/\r\n?/g, '\n');
  // What is no number stays so: the API then names the field.
  if (setting.kind === 'integer') return typedNumber(text) ?? text;
  return text || null;
}
