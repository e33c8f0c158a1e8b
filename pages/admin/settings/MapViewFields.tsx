import { FieldGroup } from '../../../renderer/admin/records/FieldGroup.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { Link } from '../../../renderer/layout/Link.js';
import { type SectionProps, SettingField } from './SettingField.js';

/** Where the map begins, and how near and far it goes. */
export function MapViewFields(props: SectionProps) {
  const { t } = useAdminText();
  return (
    <FieldGroup id="view" title={t('settings.view.title')} hint={t('settings.view.hint')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SettingField {...props} name="map.lat" label={t('settings.view.lat')} inputMode="decimal" required />
        <SettingField {...props} name="map.lng" label={t('settings.view.lng')} inputMode="decimal" required />
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <SettingField {...props} name="map.zoom" label={t('settings.view.zoom')} inputMode="numeric" required />
        <SettingField {...props} name="map.minZoom" label={t('map.minZoom')} inputMode="numeric" required />
        <SettingField {...props} name="map.maxZoom" label={t('map.maxZoom')} inputMode="numeric" required />
      </div>
      <p>
        <Link to="/admin/map" className="link inline-flex min-h-11 items-center text-sm">
          {t('settings.view.baseMap')}
        </Link>
      </p>
    </FieldGroup>
  );
}
