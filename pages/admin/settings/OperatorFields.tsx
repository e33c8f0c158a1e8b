import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { SectionInputs } from '../../../renderer/admin/settings/SectionInputs.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import type { SectionProps } from './SettingField.js';

/** Who is responsible for the archive, as the legal pages name them. */
export function OperatorFields(props: SectionProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="operator" title={t('settings.operator.title')} hint={t('settings.operator.hint')}>
      <SectionInputs section="operator" {...props} />
    </FieldGroup>
  );
}
