import type { Marker } from 'leaflet';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { usePageContext } from 'vike-react/usePageContext';
import { formatMapBox } from '../../src/contract/map-box.js';
import type { MapCluster } from '../../src/contract/map.js';
import type { Position } from '../../src/contract/position.js';
import type { CardType } from '../entities/card-type.js';
import { formatNumber } from '../i18n/format.js';
import { useText } from '../i18n/use-text.js';
import { chosenPlace, noPlace } from './chosen-place.js';
import { MapAlert } from './MapAlert.js';
import { asMapQuery, type MapFilters } from './map-filters.js';
import type { TranslateForMap } from './map-texts.js';
import { MapTilesNote } from './MapTilesNote.js';
import type { Place } from './places.js';
import { RecordPopup, type RecordOnMap } from './RecordPopup.js';
import { RecordsPanel } from './RecordsPanel.js';
import { signsOn } from './record-markers.js';
import { signsOf } from './signs-of.js';
import { useArchiveMap } from './use-archive-map.js';
import { useMapAnswer } from './use-map-answer.js';
import { useMapPopup } from './use-map-popup.js';
import { useMapTiles } from './use-map-tiles.js';
import { startOf, useAddressedView, useFocus, usePlaceOnMap, useRememberedView } from './use-map-views.js';
import './stage.css';
import { usePhotosInView } from './use-photos-in-view.js';

interface MapStageProps {
  filters: MapFilters;
  types: CardType[];
  /** Where the one entity is that is shown. */
  focus: Position | null;
  places: Place[];
  mapText: TranslateForMap;
}

/** The map of all records: clusters and signs, popups, and lists of what is at one spot or in view. */
export function MapStage({ filters, types, focus, places, mapText }: MapStageProps) {
  const { t, language } = useText();
  const { site, urlOriginal } = usePageContext();
  const [start] = useState(() => startOf(site.map, focus));
  const { ref, map, plan, error } = useArchiveMap({
    view: site.map,
    start,
    isMain: true,
    places,
    nearIds: [],
    mapText,
  });
  const tiles = useMapTiles(map, site.mapTiles);
  const query = asMapQuery(filters);
  const { answer, box, hasFailed, retry } = useMapAnswer(map, query);
  const inView = usePhotosInView(box, query);
  const { shown, open, leave, close, fit } = useMapPopup<RecordOnMap>(map);
  const [listed, setListed] = useState<{ heading: string; bbox: string } | null>(null);
  const place = useSyncExternalStore(chosenPlace.subscribe, chosenPlace.get, noPlace);
  const [isDismissed, setIsDismissed] = useState(false);

  usePlaceOnMap(map, place);
  useRememberedView(map);
  useAddressedView(map, urlOriginal);
  useFocus(map, focus);
  // Another choice of years or cards replaces the found place.
  const filterKey = JSON.stringify(query);
  const lastKey = useRef(filterKey);
  useEffect(() => {
    if (lastKey.current === filterKey) return;
    lastKey.current = filterKey;
    chosenPlace.set(null);
  }, [filterKey]);
  useEffect(() => () => chosenPlace.set(null), []);

  const handleCluster = useCallback(
    (cluster: MapCluster) => {
      if (!map) return;
      if (cluster.splitsAt !== null && cluster.splitsAt <= map.getMaxZoom())
        return void map.setView(cluster, cluster.splitsAt);
      close();
      setListed({ heading: mapText('here'), bbox: stackBox(cluster) });
    },
    [map, close, mapText],
  );
  const handleRecord = useCallback(
    (record: RecordOnMap, sign: Marker, isByPointer: boolean) => open(record, sign.getLatLng(), isByPointer),
    [open],
  );
  const signs = useMemo(
    () =>
      signsOf({
        answer,
        place,
        types,
        places,
        periods: site.periods.length,
        maxZoom: site.map.maxZoom,
        texts: { t, mapText, language },
        onCluster: handleCluster,
        onRecord: handleRecord,
        onLeave: leave,
      }),
    [answer, place, types, places, site, t, mapText, language, handleCluster, handleRecord, leave],
  );
  const layer = useRef<ReturnType<typeof signsOn> | null>(null);
  useEffect(() => {
    if (!map) return;
    layer.current = signsOn(map);
    return () => layer.current?.remove();
  }, [map]);
  useEffect(() => {
    layer.current?.show(signs);
    plan?.makeRoomFor(signs);
  }, [map, plan, signs]);

  if (error !== null && !isDismissed)
    return (
      <div className="map-alert">
        <MapAlert text={mapText('startFailed', { reason: error })} onDismiss={() => setIsDismissed(true)} />
      </div>
    );
  const photosText = t('archive.count', { count: inView ?? 0, number: formatNumber(inView ?? 0, language) });
  return (
    <>
      <div ref={ref} role="application" aria-label={mapText('label')} className="map map-of-page" />
      {shown && createPortal(<RecordPopup of={shown.content} mapText={mapText} onSize={fit} />, shown.element)}
      <div className="map-foot">
        {hasFailed && (
          <p role="alert">
            {mapText('answerFailed')}{' '}
            <button type="button" className="link touch" onClick={retry}>
              {mapText('retry')}
            </button>
          </p>
        )}
        {place && (
          <button type="button" className="btn btn-primary" onClick={() => chosenPlace.set(null)}>
            {mapText('showAll')}
          </button>
        )}
        {!place && inView !== null && inView > 0 && !listed && (
          <button
            type="button"
            className="btn map-in-view"
            onClick={() => {
              close();
              setListed({ heading: mapText('inThisArea'), bbox: box });
            }}
          >
            {mapText('allInView', { photos: photosText })}
          </button>
        )}
        <MapTilesNote {...tiles} mapText={mapText} />
      </div>
      {listed && (
        <RecordsPanel
          {...listed}
          filters={query}
          mapText={mapText}
          onClose={() => {
            setListed(null);
            map?.getContainer().focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}

/** A little larger than what it contains: positions are rounded. */
function stackBox({ bounds: [west, south, east, north] }: MapCluster): string {
  const margin = 0.000002;
  return formatMapBox({
    west: Math.max(-180, west - margin),
    south: south - margin,
    east: Math.min(180, east + margin),
    north: north + margin,
  });
}
