import { type FormEvent, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { defaultLanguage, type Language, languages, languageTable } from '../../../src/contract/languages.js';
import { localizedField } from '../../../src/contract/localized.js';
import { TextAreaField } from '../../forms/TextAreaField.js';
import { TextField } from '../../forms/TextField.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useAdminText } from '../use-admin-text.js';
import type { RecordValues } from './record-values.js';
import { useShownLanguages } from './translations.js';

interface TranslatedFieldProps {
  /** Name of the field in the base language: `title` comes with `titleEn` and `titleDe`. */
  name: string;
  label: string;
  hint?: string;
  values: RecordValues;
  /** By property: `titleEn`. */
  placeholders?: Record<string, string>;
  errorOf(field: string): string | undefined;
  maxLength: number;
  /** Makes a textarea of that many lines; without it an input. */
  rows?: number;
  /** Only the text in the base language, which the other languages fall back to. */
  required?: boolean;
}

/** One text in the languages that the form shows, each translation under its original; says which one is missing. */
export function TranslatedField({
  name,
  label,
  hint,
  values,
  placeholders = {},
  errorOf,
  rows,
  required,
  ...field
}: TranslatedFieldProps) {
  const { t } = useAdminText();
  const { site } = usePageContext();
  const fields = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const nameIn = (language: Language) => localizedField(name, language);
  const textIn = (language: Language) => typed[nameIn(language)] ?? values[nameIn(language)] ?? '';
  const isMissing = (language: Language) => textIn(language).trim() === '' && textIn(defaultLanguage).trim() !== '';
  const shown = useShownLanguages(name, site.languages.filter(isMissing));
  const handleInput = ({ target }: FormEvent) => {
    const { name: of, value } = target as HTMLInputElement;
    setTyped((before) => ({ ...before, [of]: value }));
  };
  /** As if it were typed, so that the form knows of it. */
  const copyTo = (language: Language) => {
    const input = fields.current?.querySelector<HTMLInputElement>(`[name="${nameIn(language)}"]`);
    if (!input) return;
    input.value = textIn(defaultLanguage);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return (
    <fieldset ref={fields} className="@container min-w-0" onInput={handleInput}>
      <legend className="text-sm font-semibold">{label}</legend>
      {hint && <p className="text-xs text-mute">{hint}</p>}
      <div className={`mt-1 grid gap-2 ${labelsBeside} [&_label]:font-normal [&_label]:text-mute`}>
        {languages.map((language) => {
          const own = nameIn(language);
          const missing = isMissing(language);
          const props = {
            ...field,
            name: own,
            label: missing
              ? `${languageTable[language].name} · ${t('translation.missing')}`
              : languageTable[language].name,
            lang: language,
            defaultValue: values[own] ?? '',
            placeholder: placeholders[own],
            error: errorOf(own),
            required: required && language === defaultLanguage,
          };
          return (
            <div
              key={language}
              // An error is shown in any language. What the site does not offer keeps its text.
              hidden={!shown.includes(language) && !props.error}
              className="flex min-w-0 items-start gap-1"
            >
              <div className="min-w-0 grow">
                {rows === undefined ? <TextField {...props} /> : <TextAreaField {...props} rows={rows} />}
              </div>
              {missing && (
                <button
                  type="button"
                  className="icon-btn self-end @md:self-start noscript:hidden"
                  title={t('translation.copy')}
                  aria-label={`${t('translation.copy')}: ${label}, ${languageTable[language].name}`}
                  onClick={() => copyTo(language)}
                >
                  <Icon name="copy" size={18} />
                </button>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The names of the languages stand beside their texts where there is room. */
const labelsBeside =
  '@md:[&_.field]:grid-cols-[7.5rem_minmax(0,1fr)] @md:[&_.field>*]:col-start-2 @md:[&_.field>:first-child]:col-start-1 @md:[&_.field>:first-child]:row-start-1 @md:[&_.field>:first-child]:pt-3';
