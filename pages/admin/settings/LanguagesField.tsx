import { defaultLanguage, languages, languageTable } from '../../../src/contract/languages.js';
import type { RecordValues } from '../../../renderer/admin/records/record-values.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { CheckField } from '../../../renderer/forms/CheckField.js';

/** The languages of the site, each in its own words. The base language cannot be taken away. */
export function LanguagesField({ values }: { values: RecordValues }) {
  const { t } = useAdminText();
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('settings.site.languages')}</legend>
      <p className="text-xs text-mute">{t('settings.site.languagesHint')}</p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {languages.map((of) => (
          <CheckField
            key={of}
            name={`languages.${of}`}
            defaultChecked={values[`languages.${of}`] === 'true'}
            disabled={of === defaultLanguage}
          >
            <span lang={of}>{languageTable[of].name}</span>
          </CheckField>
        ))}
      </div>
    </fieldset>
  );
}
