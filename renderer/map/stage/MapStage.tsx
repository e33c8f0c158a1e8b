import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { Position } from '../../../src/contract/position.js';
import type { CardType } from '../../entities/card-type.js';
import { ArchiveMap } from '../ArchiveMap.js';
import type { MapContents } from '../load-map.js';
import { useShownMap } from '../map-context.js';
import { HistoricalMaps } from '../overlays/HistoricalMaps.js';
import type { OwnEntity, OwnPhoto } from '../records/own-signs.js';
import { RecordsLayer } from '../records/RecordsLayer.js';
import { chosenPlace, noPlace } from './chosen-place.js';
import { asMapQuery, type MapFilters } from './map-filters.js';
import { startOf, useAddressedView, useFocus, useRememberedView } from './use-map-views.js';

interface MapStageProps extends MapContents {
  filters: MapFilters;
  types: CardType[];
  /** The one entity that is shown. */
  focus: (Omit<OwnEntity, 'at'> & { at: Position | null }) | null;
  /** The photo that the map was opened for. */
  photo: OwnPhoto | null;
}

/** The map of all records. Its view is remembered and in the address. */
export function MapStage({ filters, types, focus, photo, ...contents }: MapStageProps) {
  const { site } = usePageContext();
  const at = (photo ?? focus)?.at ?? null;
  const [start] = useState(() => startOf(site.map, at));
  return (
    <>
      {/* The popups on the map have headings of the next level. */}
      <h2 className="sr-only">{contents.mapText('label')}</h2>
      <ArchiveMap {...contents} label={contents.mapText('label')} className="map-of-page" start={start} isMain>
        <StageLayers filters={filters} types={types} focus={focus} photo={photo} />
      </ArchiveMap>
    </>
  );
}

function StageLayers({ filters, types, focus, photo }: Pick<MapStageProps, 'filters' | 'types' | 'focus' | 'photo'>) {
  const { site, urlOriginal } = usePageContext();
  const { map } = useShownMap();
  const query = asMapQuery(filters);
  const place = useSyncExternalStore(chosenPlace.subscribe, chosenPlace.get, noPlace);
  useRememberedView(map);
  useAddressedView(map, urlOriginal);
  useFocus(map, focus?.at ?? null);
  // Another choice of years or cards replaces the found place.
  const filterKey = JSON.stringify(query);
  const lastKey = useRef(filterKey);
  useEffect(() => {
    if (lastKey.current === filterKey) return;
    lastKey.current = filterKey;
    chosenPlace.set(null);
    // What it shows may be hidden now.
    map.closePopup();
  }, [map, filterKey]);
  useEffect(() => () => chosenPlace.set(null), []);
  return (
    <>
      {site.mapOverlays.length > 0 && <HistoricalMaps />}
      <RecordsLayer
        filters={query}
        types={types}
        place={place}
        ownEntity={focus?.at ? { ...focus, at: focus.at } : null}
        ownPhoto={photo}
        isMain
      />
    </>
  );
}
