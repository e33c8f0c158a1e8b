import { defaultLanguage, type Language, languages } from './languages.js';
import { localizedField, type TranslationName } from './localized.js';

/** Parts of the form of the settings, then those of the page of the map. */
export type SettingSection =
  | 'site'
  | 'brand'
  | 'home'
  | 'video'
  | 'social'
  | 'share'
  | 'view'
  | 'periods'
  | 'dates'
  | 'licences'
  | 'widths'
  | 'operator'
  | 'plan'
  | 'tiles'
  | 'overlays';

interface SettingBase {
  /** Where administrators edit it. */
  section: SettingSection;
  /** Only administrators read it. Any other setting is part of every page. */
  isPublic?: false;
  /** Description in the documentation of the API. */
  doc?: string;
  /** The one for requests that set it, if it differs. */
  writeDoc?: string;
}

/** What an input of its own kind edits: the form has it without a line of code, under the texts of `settings.fields`. */
interface PlainBase extends SettingBase {
  /** The form has an explanation below the label, in `settings.hints`. */
  hint?: true;
  placeholder?: string;
}

/** `max` counts characters. A translated text is one for every language: `siteName`, `siteNameEn`. */
interface TextSetting extends PlainBase {
  /** One line; several; a link with http or https; an e-mail address; the number of a naming authority (`isNaan`). */
  kind: 'line' | 'paragraphs' | 'address' | 'email' | 'naan';
  max: number;
  translated?: true;
  /** Cannot be cleared. For a translated text this applies to the base language. */
  required?: true;
  /** Lines of the input, where there are several. */
  rows?: number;
  default: string | null | ((language: Language) => string | null);
}

interface TimeZoneSetting extends PlainBase {
  kind: 'timeZone';
  default: string;
}

/** A whole number from `min` to `max`, both included. */
interface IntegerSetting extends PlainBase {
  kind: 'integer';
  min: number;
  max: number;
  default: number;
}

interface FlagSetting extends PlainBase {
  kind: 'flag';
  default: boolean;
}

/** Some of a fixed list, each once. */
interface ChoicesSetting extends SettingBase {
  kind: 'choices';
  of: readonly string[];
  /** Cannot be left out. */
  always?: readonly string[];
  default: readonly string[];
}

/** The id of a photo. */
interface PhotoSetting extends SettingBase {
  kind: 'photo';
  default: null;
}

/** Ids of photos, in their order. */
interface PhotosSetting extends SettingBase {
  kind: 'photos';
  max: number;
  default: readonly number[];
}

/** An object, or null where that is the default. Its classes are in src/settings/setting-shapes.ts. */
interface ObjectSetting extends SettingBase {
  kind: 'object';
  default: object | null;
}

/** A list of objects, likewise. */
interface ListSetting extends SettingBase {
  kind: 'list';
  max: number;
  default: readonly object[];
}

/** A text that the server sets: no request changes it. */
interface ComputedSetting extends SettingBase {
  kind: 'computed';
  default: null;
}

export type PlainSetting = TextSetting | TimeZoneSetting | IntegerSetting | FlagSetting;
export type Setting =
  PlainSetting | ChoicesSetting | PhotoSetting | PhotosSetting | ObjectSetting | ListSetting | ComputedSetting;

export type SettingsTable = Record<string, Setting>;

type ValueOf<Of extends Setting> = Of extends ChoicesSetting
  ? Of['of'][number][]
  : Of extends ObjectSetting | ListSetting
    ? Of['default']
    : Of extends IntegerSetting
      ? number
      : Of extends FlagSetting
        ? boolean
        : Of extends PhotoSetting
          ? number | null
          : Of extends PhotosSetting
            ? number[]
            : Of extends TimeZoneSetting | { required: true }
              ? string
              : string | null;

type NamesWith<Table, Part> = { [Name in keyof Table]: Table[Name] extends Part ? Name : never }[keyof Table] & string;

/** The values of the settings of a table. A translation may always be null. */
export type SettingsOf<Table extends SettingsTable> = {
  -readonly [Name in keyof Table]: ValueOf<Table[Name]>;
} & { [Name in NamesWith<Table, { translated: true }> as TranslationName<Name>]: string | null };

/** Those that only administrators read. */
export type InternalNames<Table> = NamesWith<Table, { isPublic: false }>;
/** Those that no request changes. */
export type ComputedNames<Table> = NamesWith<Table, ComputedSetting>;
export type PlainNames<Table> = NamesWith<Table, PlainSetting>;
export type NamesWithHint<Table> = NamesWith<Table, { hint: true }>;
/** Those that have classes of their own. */
export type ShapedNames<Table> = NamesWith<Table, ObjectSetting | ListSetting>;

/** A value of the settings: a setting, or one language of a translated one. */
export interface SettingProperty {
  /** `siteNameEn` */
  name: string;
  /** `siteName` */
  settingName: string;
  setting: Setting;
  /** The base language for what is not translated. */
  language: Language;
  isRequired: boolean;
}

/** All values of a table: `siteName`, `siteNameEn`, `siteNameDe`, `timeZone` … */
export const settingProperties = (table: SettingsTable): SettingProperty[] =>
  Object.entries<Setting>(table).flatMap(([settingName, setting]) =>
    (isTranslated(setting) ? languages : [defaultLanguage]).map((language) => ({
      name: localizedField(settingName, language),
      settingName,
      setting,
      language,
      isRequired: language === defaultLanguage && 'required' in setting,
    })),
  );

/** The settings of a new installation. */
export const defaultsOf = <Table extends SettingsTable>(table: Table): SettingsOf<Table> =>
  Object.fromEntries(
    settingProperties(table).map(({ name, setting, language }) => [
      name,
      typeof setting.default === 'function' ? setting.default(language) : setting.default,
    ]),
  ) as SettingsOf<Table>;

/** The settings without those that only administrators read. */
export function publicSettings<Table extends SettingsTable>(
  table: Table,
  settings: SettingsOf<Table>,
): Omit<SettingsOf<Table>, InternalNames<Table>> {
  const internal = settingProperties(table).filter(({ setting }) => !isPublic(setting));
  const shown = { ...settings } as Record<string, unknown>;
  for (const { name } of internal) delete shown[name];
  return shown as Omit<SettingsOf<Table>, InternalNames<Table>>;
}

export const isPublic = ({ isPublic: stated }: Setting): boolean => stated !== false;

export const isTranslated = (setting: Setting): boolean => 'translated' in setting;

/** Whether an input of its own kind edits it. */
export const isPlain = (setting: Setting): setting is PlainSetting =>
  ['line', 'paragraphs', 'address', 'email', 'naan', 'timeZone', 'integer', 'flag'].includes(setting.kind);
