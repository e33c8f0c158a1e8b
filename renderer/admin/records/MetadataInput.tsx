import { isTranslated, type MetadataField } from '../../../src/contract/metadata/field.js';
import { CheckField } from '../../forms/CheckField.js';
import { TextAreaField } from '../../forms/TextAreaField.js';
import { TextField } from '../../forms/TextField.js';
import { TranslatedRichText } from '../rich-text/TranslatedRichText.js';
import { useAdminText } from '../use-admin-text.js';
import { DatePreview } from './DatePreview.js';
import type { RecordValues } from './record-values.js';
import { LicenceField } from './LicenceField.js';
import { SelectField } from './SelectField.js';
import { TranslatedField } from './TranslatedField.js';
import { YearField } from './YearField.js';

interface MetadataInputProps {
  name: string;
  field: MetadataField;
  label: string;
  hint: string | undefined;
  values: RecordValues;
  placeholders?: Record<string, string>;
  errorOf(field: string): string | undefined;
}

/** The input that the kind of a descriptive field asks for. */
export function MetadataInput({ name, field, label, hint, values, placeholders = {}, errorOf }: MetadataInputProps) {
  const { t } = useAdminText();
  const said = { name, label, hint };
  const plain = { ...said, defaultValue: values[name] ?? '', error: errorOf(name) };
  switch (field.kind) {
    case 'flag':
      return (
        <CheckField name={name} defaultChecked={values[name] === 'true'} error={errorOf(name)}>
          {label}
        </CheckField>
      );
    case 'yesNo':
      return (
        <SelectField
          {...plain}
          options={[
            { value: '', text: t('form.unknown') },
            { value: 'true', text: t('form.yes') },
            { value: 'false', text: t('form.no') },
          ]}
        />
      );
    case 'year':
      return name === 'year' && 'yearStart' in values ? (
        <YearField {...plain} />
      ) : (
        <TextField {...plain} inputMode="numeric" />
      );
    case 'day':
      return <TextField {...plain} hint={hint ?? t('form.dayHint')} />;
    case 'integer':
      return <TextField {...plain} inputMode="numeric" />;
    case 'decimal':
      return <TextField {...plain} inputMode="decimal" />;
    case 'authority':
      return <TextField {...plain} maxLength={field.max} />;
    case 'licence':
      return <LicenceField {...plain} maxLength={field.max} />;
    case 'richText':
      return <TranslatedRichText {...said} {...{ values, errorOf }} />;
    default: {
      const size = { maxLength: field.max, rows: linesOf(field) };
      const input = isTranslated(field) ? (
        <TranslatedField {...said} {...size} {...{ values, placeholders, errorOf }} required={field.required} />
      ) : size.rows === undefined ? (
        <TextField {...plain} maxLength={field.max} />
      ) : (
        <TextAreaField {...plain} {...size} />
      );
      return field.isDate ? <DatePreview name={name}>{input}</DatePreview> : input;
    }
  }
}

/** How high its input is while it is empty; undefined for a text of one line. */
const linesOf = ({ kind }: MetadataField): number | undefined => (kind === 'longText' ? 2 : undefined);
