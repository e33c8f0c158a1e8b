import { OnDemandMap } from '../../renderer/map/OnDemandMap.js';
import { useText } from '../../renderer/i18n/use-text.js';
import type { Data } from './+data.shared.js';

const loadStage = () => import('../../renderer/map/stage/MapStage.js');

/** The map is loaded with its library in the browser; until then its ground is shown. */
export function MapOnDemand({ data: { filters, types, focus, photo } }: { data: Data }) {
  const { t } = useText();
  return (
    <OnDemandMap load={loadStage} placeholder={<p className="map-loading">{t('map.loading')}</p>}>
      {({ MapStage }, contents) => (
        <MapStage {...contents} filters={filters} types={types} focus={focus} photo={photo} />
      )}
    </OnDemandMap>
  );
}
