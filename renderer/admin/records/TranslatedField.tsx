import { languageNames, languages } from '../../../src/contract/languages.js';
import { localizedField } from '../../../src/contract/localized.js';
import { TextAreaField } from '../../forms/TextAreaField.js';
import { TextField } from '../../forms/TextField.js';
import type { RecordValues } from './record-values.js';

interface TranslatedFieldProps {
  /** Name of the Italian field: `title` comes with `titleEn` and `titleDe`. */
  name: string;
  label: string;
  hint?: string;
  values: RecordValues;
  errorOf(field: string): string | undefined;
  maxLength: number;
  /** Makes a textarea of that many lines; without it an input. */
  rows?: number;
  /** Only the Italian text, which the other languages fall back to. */
  required?: boolean;
}

/** One text in the three languages, side by side where there is room. */
export function TranslatedField({
  name,
  label,
  hint,
  values,
  errorOf,
  rows,
  required,
  ...field
}: TranslatedFieldProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{label}</legend>
      {hint && <p className="text-xs text-mute">{hint}</p>}
      <div className="mt-1 grid gap-3 xl:grid-cols-3 [&_label]:font-normal [&_label]:text-mute">
        {languages.map((language) => {
          const own = localizedField(name, language);
          const props = {
            ...field,
            name: own,
            label: languageNames[language],
            lang: language,
            defaultValue: values[own] ?? '',
            error: errorOf(own),
            required: required && language === 'it',
          };
          return rows === undefined ? (
            <TextField key={language} {...props} />
          ) : (
            <TextAreaField key={language} {...props} rows={rows} />
          );
        })}
      </div>
    </fieldset>
  );
}
