import { useData } from 'vike-react/useData';
import { SectionMenu } from '../../../renderer/admin/records/SectionMenu.js';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import type { Data } from './+data.shared.js';
import { Environment } from './Environment.js';
import { sections } from './sections.js';
import { SecurityRulesSection } from './SecurityRulesSection.js';
import { SettingsForm } from './SettingsForm.js';

/** What makes this archive the one of its city: names, texts, map, periods, and who is responsible for it. */
export default function Page() {
  const { t } = useAdminText();
  const { settings, photos, configured, rules } = useData<Data>();
  return (
    <>
      <AdminHeading title={t('settings.title')} lead={t('settings.lead')} />
      <div className="mt-8 grid gap-x-12 noscript:block xl:grid-cols-[11rem_minmax(0,60rem)]">
        <div className="hidden xl:block">
          <div className="sticky top-6">
            <SectionMenu sections={sections.map((id) => ({ id, title: t(`settings.${id}.title`) }))} />
          </div>
        </div>
        <div className="min-w-0">
          <SettingsForm settings={settings} photos={photos} />
          <SecurityRulesSection rules={rules} />
          <Environment {...configured} />
        </div>
      </div>
    </>
  );
}
