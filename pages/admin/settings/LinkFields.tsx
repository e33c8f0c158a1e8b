import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { SectionInputs } from '../../../renderer/admin/settings/SectionInputs.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import type { SectionProps } from './SettingField.js';

/** Pages of the project elsewhere. */
export function LinkFields(props: SectionProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="social" title={t('settings.social.title')} hint={t('settings.social.hint')}>
      <SectionInputs section="social" {...props} />
    </FieldGroup>
  );
}
