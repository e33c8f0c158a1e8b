import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text.js';
import type { LoadedMap, MapContents } from './load-map.js';
import { loadParts } from './load-parts.js';
import { MapAlert } from './MapAlert.js';

interface OnDemandMapProps<Module> {
  /** Imports the module with the map's component: the same function at every rendering. */
  load: () => Promise<Module>;
  /** Keeps its space until it is there; by default it says that the map loads. */
  placeholder?: ReactNode;
  /** Called when the message of a failure is dismissed; by default nothing is shown then. */
  onDismiss?: () => void;
  children: (module: Module, contents: MapContents) => ReactNode;
}

/** Loads a map with its library in the browser. */
export function OnDemandMap<Module>({ load, placeholder, onDismiss, children }: OnDemandMapProps<Module>) {
  const { t, language } = useText();
  const [loaded, setLoaded] = useState<LoadedMap<Module> | 'failed' | 'dismissed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadParts(async () => (await import('./load-map.js')).loadMap(load, language))
      .catch(() => 'failed' as const)
      .then((result) => isWanted && setLoaded(result));
    return () => {
      isWanted = false;
    };
  }, [load, language]);

  if (loaded === null) return placeholder ?? <p className="py-16 text-center text-sm text-mute">{t('map.loading')}</p>;
  if (loaded === 'dismissed') return null;
  if (loaded === 'failed') {
    const dismiss = onDismiss ?? (() => setLoaded('dismissed'));
    return <MapAlert text={t('map.loadFailed')} onDismiss={dismiss} />;
  }
  const { module, ...contents } = loaded;
  return children(module, contents);
}
