import { limits } from '../../../src/contract/limits.js';
import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { TextAreaField } from '../../../renderer/forms/TextAreaField.js';
import { type SectionProps, SettingField } from './SettingField.js';

/** Who is responsible for the archive, as the legal pages name them. */
export function OperatorFields(props: SectionProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="operator" title={t('settings.operator.title')} hint={t('settings.operator.hint')}>
      <div className="grid gap-5 md:grid-cols-2">
        <SettingField {...props} name="operatorName" label={t('settings.operator.name')} maxLength={limits.text.line} />
        <TextAreaField
          name="operatorAddress"
          label={t('settings.operator.address')}
          defaultValue={props.values['operatorAddress']}
          error={props.errorOf('operatorAddress')}
          maxLength={limits.text.line}
          rows={3}
        />
        <SettingField
          {...props}
          name="contactEmail"
          label={t('settings.operator.email')}
          hint={t('settings.operator.emailHint')}
          type="email"
          maxLength={limits.email.max}
        />
        <SettingField
          {...props}
          name="privacyEmail"
          label={t('settings.operator.privacyEmail')}
          hint={t('settings.operator.privacyEmailHint')}
          type="email"
          maxLength={limits.email.max}
        />
      </div>
    </FieldGroup>
  );
}
