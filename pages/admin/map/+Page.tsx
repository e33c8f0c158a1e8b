import { useData } from 'vike-react/useData';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import type { Data } from './+data.shared.js';
import { MapSettings } from './MapSettings.js';
import { PlanUpload } from './PlanUpload.js';

export default function Page() {
  const { t } = useAdminText();
  const { settings } = useData<Data>();
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t('map.title')}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-mute">{t('map.lead')}</p>
      <PlanUpload version={settings.planVersion} />
      <MapSettings settings={settings} />
    </>
  );
}
