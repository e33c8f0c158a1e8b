import type { ReactNode } from 'react';
import { isPlain, isTranslated, type SettingSection } from '../../../src/contract/setting.js';
import { settingsTable } from '../../../src/contract/settings-table.js';
import { linesOf } from '../records/lines-of.js';
import { type PlainSettingName, plainSettings } from './plain-settings.js';
import { SettingInput, type SettingInputProps } from './SettingInput.js';

type Name = keyof typeof settingsTable;

interface SectionInputsProps extends Omit<SettingInputProps, 'name'> {
  section: SettingSection;
  /** The inputs of settings that have their own, where they stand between the others. */
  own?: Partial<Record<Exclude<Name, PlainSettingName>, ReactNode>>;
}

/** The inputs of the plain settings of a section, in the order of the table. */
export function SectionInputs({ section, own = {}, ...props }: SectionInputsProps) {
  const names = (Object.keys(settingsTable) as Name[]).filter(
    (name) => settingsTable[name].section === section && (isPlainName(name) || name in own),
  );
  return linesOf(names, isShort).map((line) => (
    <div key={line[0]} className={line.length > 1 ? 'grid gap-5 md:grid-cols-2' : 'contents'}>
      {line.map((name) => (isPlainName(name) ? <SettingInput key={name} name={name} {...props} /> : own[name]))}
    </div>
  ));
}

const isPlainName = (name: Name): name is PlainSettingName => isPlain(settingsTable[name]);

const isShort = (name: Name): boolean =>
  isPlainName(name) && !isTranslated(plainSettings[name]) && plainSettings[name].kind !== 'flag';
