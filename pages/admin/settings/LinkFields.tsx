import { limits } from '../../../src/contract/limits.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { type SectionProps, SettingField } from './SettingField.js';

/** Pages of the project elsewhere. */
export function LinkFields(props: SectionProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="social" title={t('settings.social.title')} hint={t('settings.social.hint')}>
      <div className="grid gap-5 md:grid-cols-2">
        <SettingField
          {...props}
          name="socialUrl"
          label={t('settings.social.project')}
          hint={t('settings.social.projectHint')}
          type="url"
          placeholder="https://"
          maxLength={limits.text.line}
        />
        <SettingField
          {...props}
          name="teamUrl"
          label={t('settings.social.team')}
          hint={t('settings.social.teamHint')}
          type="url"
          placeholder="https://"
          maxLength={limits.text.line}
        />
      </div>
    </FieldGroup>
  );
}
