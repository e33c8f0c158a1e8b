import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { SectionInputs } from '../../../renderer/admin/settings/SectionInputs.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { LanguagesField } from './LanguagesField.js';
import type { SectionProps } from './SettingField.js';

/** Name of the site, city, and what holds for the whole archive. */
export function SiteFields(props: SectionProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="site" title={t('settings.site.title')} hint={t('settings.site.hint')}>
      <SectionInputs section="site" {...props} own={{ languages: <LanguagesField values={props.values} /> }} />
    </FieldGroup>
  );
}
