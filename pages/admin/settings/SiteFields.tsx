import { limits } from '../../../src/contract/limits.js';
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
