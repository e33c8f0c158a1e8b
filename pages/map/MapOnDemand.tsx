import { OnDemandMap } from '../../renderer/map/OnDemandMap.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import type { Data } from './+data.shared.js';

const loadStage = () => import('../../renderer/map/stage/MapStage.js');

/** The map is loaded with its library in the browser; until then its ground says what it will show. */
export function MapOnDemand({ data: { filters, types, focus, photo, photos, entities } }: { data: Data }) {
  const { t, language } = useText();
  const counted = ({ total }: { total: number }) => ({ count: total, number: formatNumber(total, language) });
  const placeholder = (
    <div className="map-loading">
      <p className="font-serif text-3xl">{t('archive.count', counted(photos))}</p>
      <p className="font-serif text-3xl">{t('entities.count', counted(entities))}</p>
      <p className="mt-4 text-sm text-mute">{t('map.loading')}</p>
    </div>
  );
  return (
    <OnDemandMap load={loadStage} placeholder={placeholder}>
      {({ MapStage }, contents) => (
        <MapStage {...contents} filters={filters} types={types} focus={focus} photo={photo} />
      )}
    </OnDemandMap>
  );
}
