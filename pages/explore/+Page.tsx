import { useEffect, useSyncExternalStore } from 'react';
import { navigate } from 'vike/client/router';
import { useData } from 'vike-react/useData';
import { limits } from '../../src/contract/limits.js';
import { pageAddress } from '../../src/contract/paths.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { OnDemandMap } from '../../renderer/map/OnDemandMap.js';
import { Icon } from '../../renderer/ui/icons/Icon.js';
import type { Data } from './+data.shared.js';

const loadView = () => import('./ExploreView.js');

/** What is around the visitor, for phones: a wider window goes to the map. Without scripts it says what it needs. */
export default function Page() {
  const { t, language } = useText();
  const { types } = useData<Data>();
  const isWide = useSyncExternalStore(onWidth, isWideNow, isWideOnServer);
  useEffect(() => {
    if (isWide) void navigate(pageAddress(language, '/map'), { overwriteLastHistoryEntry: true });
  }, [isWide, language]);
  return (
    <>
      <div className="wrap flex items-center justify-between gap-4 py-2">
        <h1 className="text-xl">{t('nav.explore')}</h1>
        <Link to="/map" className="link flex min-h-11 items-center gap-2 text-sm">
          <Icon name="map" size={18} />
          {t('nav.map')}
        </Link>
      </div>
      <p className="wrap pb-16 [@media(scripting:enabled)]:hidden">{t('map.exploreWhat')}</p>
      {!isWide && (
        <div className="noscript:hidden">
          <OnDemandMap load={loadView} placeholder={<div className="skeleton h-88 max-sm:h-80" />}>
            {({ ExploreView }, contents) => <ExploreView {...contents} types={types} />}
          </OnDemandMap>
        </div>
      )}
    </>
  );
}

const wide = () => matchMedia(`(min-width: ${limits.breakpoint.mobilePx}px)`);
const isWideNow = (): boolean => wide().matches;
const isWideOnServer = (): boolean => false;

function onWidth(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
