import type { NamesWithHint } from '../../../src/contract/setting.js';
import type { settingsTable } from '../../../src/contract/settings-table.js';
import { CheckField } from '../../forms/CheckField.js';
import { TextAreaField } from '../../forms/TextAreaField.js';
import { TextField } from '../../forms/TextField.js';
import type { RecordValues } from '../records/record-values.js';
import { TranslatedField } from '../records/TranslatedField.js';
import { useAdminText } from '../use-admin-text.js';
import { type PlainSettingName, plainSettings } from './plain-settings.js';

export interface SettingInputProps {
  name: PlainSettingName;
  values: RecordValues;
  errorOf(field: string): string | undefined;
}

/** The input that the kind of a setting asks for. */
export function SettingInput({ name, values, errorOf }: SettingInputProps) {
  const { t } = useAdminText();
  const setting = plainSettings[name];
  const { hint: hasHint, placeholder } = setting;
  const said = {
    name,
    label: t(`settings.fields.${name}`),
    hint: hasHint && t(`settings.hints.${name as NamesWithHint<typeof settingsTable>}`),
  };
  const plain = { ...said, placeholder, defaultValue: values[name] ?? '', error: errorOf(name) };
  switch (setting.kind) {
    case 'flag':
      return (
        <div>
          <CheckField name={name} defaultChecked={values[name] === 'true'} error={errorOf(name)}>
            {said.label}
          </CheckField>
          {said.hint && <p className="text-xs text-mute">{said.hint}</p>}
        </div>
      );
    case 'integer':
      return <TextField {...plain} inputMode="numeric" required />;
    case 'timeZone':
      return <TextField {...plain} required />;
    default: {
      const { max: maxLength, rows, required } = setting;
      if (setting.translated) return <TranslatedField {...said} {...{ values, errorOf, maxLength, rows, required }} />;
      if (rows !== undefined) return <TextAreaField {...plain} {...{ maxLength, rows, required }} />;
      return <TextField {...plain} {...{ maxLength, required }} type={inputTypes[setting.kind]} />;
    }
  }
}

const inputTypes = { line: 'text', paragraphs: 'text', address: 'url', email: 'email', naan: 'text' };
