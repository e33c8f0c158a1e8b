import { useData } from 'vike-react/useData';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';
import { MapList } from './MapList.js';
import { MapPanel, panelId } from './MapPanel.js';
import { MapSearch } from './MapSearch.js';
import { MapOnDemand } from './MapOnDemand.js';
import { MapSheet } from './MapSheet.js';

export default function Page() {
  const { t } = useText();
  const data = useData<Data>();
  return (
    <>
      <div className="map-page">
        <div className="map-search">
          <h1>{t('map.title')}</h1>
          <MapSearch />
          <button type="button" className="btn bg-surface shadow-lift lg:hidden" popoverTarget={panelId}>
            <Icon name="filter" size={18} />
            {t('filters.more')}
          </button>
          <p className="md:hidden noscript:hidden">
            <Link
              to="/map/explore"
              className="btn bg-surface shadow-lift"
              aria-label={t('nav.explore')}
              title={t('nav.explore')}
            >
              <Icon name="pin" size={18} />
            </Link>
          </p>
        </div>
        <MapSheet>
          <MapPanel data={data} />
        </MapSheet>
        <div className="map-stage">
          <MapOnDemand data={data} />
        </div>
      </div>
      <MapList data={data} />
    </>
  );
}
