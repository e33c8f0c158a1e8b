import { useEffect, useState } from 'react';
import { useText } from '../../renderer/i18n/use-text.js';
import type { LoadedStage } from '../../renderer/map/load-stage.js';
import { MapAlert } from '../../renderer/map/MapAlert.js';
import type { Data } from './+data.shared.js';

/** Loads the map with its library in the browser; until then its ground is shown. */
export function MapOnDemand({ data: { filters, types, focus } }: { data: Data }) {
  const { t, language } = useText();
  const [loaded, setLoaded] = useState<LoadedStage | 'failed' | 'dismissed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('../../renderer/map/load-stage.js')
      .then(({ loadStage }) => loadStage(language))
      .catch(() => 'failed' as const)
      .then((result) => isWanted && setLoaded(result));
    return () => {
      isWanted = false;
    };
  }, [language]);

  if (loaded === 'failed')
    return (
      <div className="map-alert">
        <MapAlert text={t('map.loadFailed')} onDismiss={() => setLoaded('dismissed')} />
      </div>
    );
  if (loaded === null || loaded === 'dismissed') return null;
  const { MapStage, ...parts } = loaded;
  return <MapStage {...parts} filters={filters} types={types} focus={focus?.at ?? null} />;
}
