import { defaultLanguage, languages, languageTable } from '../../../src/contract/languages.js';
import { limits } from '../../../src/contract/limits.js';
import { CheckField } from '../../../renderer/forms/CheckField.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { TranslatedField } from '../../../renderer/admin/records/TranslatedField.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { type SectionProps, SettingField } from './SettingField.js';

/** Name of the site, city, and what holds for the whole archive. */
export function SiteFields(props: SectionProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="site" title={t('settings.site.title')} hint={t('settings.site.hint')}>
      <TranslatedField
        {...props}
        name="siteName"
        label={t('settings.site.name')}
        maxLength={limits.text.name}
        required
      />
      <TranslatedField
        {...props}
        name="city"
        label={t('settings.site.city')}
        hint={t('settings.site.cityHint')}
        maxLength={limits.text.name}
        required
      />
      <fieldset>
        <legend className="text-sm font-semibold">{t('settings.site.languages')}</legend>
        <p className="text-xs text-mute">{t('settings.site.languagesHint')}</p>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {languages.map((of) => (
            <CheckField
              key={of}
              name={`languages.${of}`}
              defaultChecked={props.values[`languages.${of}`] === 'true'}
              disabled={of === defaultLanguage}
            >
              <span lang={of}>{languageTable[of].name}</span>
            </CheckField>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5 md:grid-cols-2">
        <SettingField
          {...props}
          name="defaultLicense"
          label={t('settings.site.licence')}
          hint={t('settings.site.licenceHint')}
          maxLength={limits.text.line}
        />
        <SettingField
          {...props}
          name="timeZone"
          label={t('settings.site.timeZone')}
          hint={t('settings.site.timeZoneHint')}
          placeholder="Europe/Rome"
          required
        />
      </div>
    </FieldGroup>
  );
}
