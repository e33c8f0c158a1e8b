import { useData } from 'vike-react/useData';
import { AdminHeading } from '../../../renderer/admin/AdminHeading.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import type { Data } from './+data.shared.js';
import { MapSettings } from './MapSettings.js';
import { PlanUpload } from './PlanUpload.js';

export default function Page() {
  const { t } = useAdminText();
  const { settings } = useData<Data>();
  return (
    <>
      <AdminHeading title={t('map.title')} lead={t('map.lead')} />
      <PlanUpload version={settings.planVersion} />
      <MapSettings settings={settings} />
    </>
  );
}
