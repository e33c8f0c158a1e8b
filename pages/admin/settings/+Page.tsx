import { useData } from 'vike-react/useData';
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
        <nav aria-label={t('settings.sections')} className="hidden xl:block noscript:hidden">
          <ul className="sticky top-6 border-l border-line text-sm">
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${section}`} className="flex min-h-9 items-center pl-4 text-mute hover:text-ink">
                  {t(`settings.${section}.title`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <SettingsForm settings={settings} photos={photos} />
          <SecurityRulesSection rules={rules} />
          <Environment {...configured} />
        </div>
      </div>
    </>
  );
}
