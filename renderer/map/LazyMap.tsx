import { useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.js';
import { type LoadedMap, loadMap } from './load-map.js';
import { MapAlert } from './MapAlert.js';
import type { PinFields } from './pin-fields.js';

interface LazyMapProps {
  fields: PinFields;
  nearEntityIds: number[];
  onDismiss(): void;
}

/** Loads the map library with everything that belongs to it; a placeholder keeps its space. */
export function LazyMap({ fields, nearEntityIds, onDismiss }: LazyMapProps) {
  const { t, language } = useText();
  const [loaded, setLoaded] = useState<LoadedMap | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadMap(language)
      .catch(() => 'failed' as const)
      .then((result) => isWanted && setLoaded(result));
    return () => {
      isWanted = false;
    };
  }, [language]);

  if (loaded === 'failed') return <MapAlert text={t('map.loadFailed')} onDismiss={onDismiss} />;
  if (!loaded) return <div className="skeleton h-88 max-sm:h-80" />;
  const { PinMap, ...parts } = loaded;
  return <PinMap {...parts} fields={fields} nearEntityIds={nearEntityIds} onDismiss={onDismiss} />;
}
