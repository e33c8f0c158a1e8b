import { useCallback, useMemo, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { formatMapBox } from '../../../src/contract/map-box.js';
import type { MapCluster, MapFilters, MapSuggestion } from '../../../src/contract/map.js';
import type { CardType } from '../../entities/card-type.js';
import { formatNumber } from '../../i18n/format.js';
import { useText } from '../../i18n/use-text.js';
import { AnswerFailed } from '../AnswerFailed.js';
import { useShownMap } from '../map-context.js';
import { MapTilesNote } from '../MapTilesNote.js';
import { periodOf } from '../periods-on-map.js';
import { chosenPlace } from '../stage/chosen-place.js';
import { FollowedSize } from '../FollowedSize.js';
import { NothingInView } from './NothingInView.js';
import { type OwnEntity, type OwnPhoto, ownSigns, withoutSame } from './own-signs.js';
import { isStackAt, type SignContext, signOfPlace, signsOfAnswer } from './record-signs.js';
import './records.css';
import type { PointedPhoto } from './pointed-photo.js';
import { RecordsPanel } from './RecordsPanel.js';
import { type OpenedRecord, SignsLayer } from './SignsLayer.js';
import { useListed } from './use-listed.js';
import { useMapAnswer } from './use-map-answer.js';
import { usePhotosInView } from './use-photos-in-view.js';

interface RecordsLayerProps {
  filters: MapFilters;
  types: CardType[];
  /** A place that was found by the search: it is shown instead of all others. */
  place?: MapSuggestion | null;
  /** What the map was opened for. */
  ownEntity?: OwnEntity | null;
  ownPhoto?: OwnPhoto | null;
  /** It is what its page is for: where there is room, the list of what is in view is open. */
  isMain?: boolean;
}

/** The records of a part of the archive: clusters and signs, and lists of what is at one spot or in view. */
export function RecordsLayer(props: RecordsLayerProps) {
  const { filters, types, place = null, ownEntity = null, ownPhoto = null, isMain = false } = props;
  const { t, language } = useText();
  const { site } = usePageContext();
  const { map, mapText, places } = useShownMap();
  const { answer, box, hasFailed, retry } = useMapAnswer(map, filters);
  const inView = usePhotosInView(box, filters);
  const { listed, list, openZone, close } = useListed({ map, box, isMain });
  const [pointed, setPointed] = useState<PointedPhoto | null>(null);

  const handleCluster = useCallback(
    (cluster: MapCluster) => {
      if (cluster.bounds && isStackAt(cluster, map.getMaxZoom())) list(stackBox(cluster.bounds));
      else map.setView(cluster, cluster.splitsAt ?? map.getMaxZoom());
    },
    [map, list],
  );
  const signs = useMemo(() => {
    const periods = site.periods.length;
    const context: SignContext = { types, places, periods, texts: { t, mapText, language } };
    if (place) return [signOfPlace(place, periodOf(place, site.periods), context)];
    const own = ownSigns({ entity: ownEntity, photo: ownPhoto }, site.periods, context);
    const others = answer && signsOfAnswer(answer, context, { maxZoom: map.getMaxZoom(), onCluster: handleCluster });
    return withoutSame(own, others ?? []);
  }, [answer, place, ownEntity, ownPhoto, types, places, site, map, t, mapText, language, handleCluster]);
  const opened = useOpenedRecord(place, ownPhoto);

  const hasNoPhotos = inView === 0 || filters.layers === 'entities';
  const hasNothing =
    answer && hasNoPhotos && listed?.heading !== 'here' && !signs.some((sign) => map.getBounds().contains(sign));

  const photosText = t('archive.count', { count: inView ?? 0, number: formatNumber(inView ?? 0, language) });
  return (
    <>
      <FollowedSize />
      <SignsLayer signs={signs} pointed={pointed} opened={opened} openedZoom={Math.min(placeZoom, map.getMaxZoom())} />
      <div className="map-foot">
        {hasFailed && <AnswerFailed mapText={mapText} onRetry={retry} />}
        {!answer && !hasFailed && (
          <p role="status" className="map-waiting">
            {mapText('loading')}
          </p>
        )}
        {place && (
          <button type="button" className="btn btn-primary" onClick={() => chosenPlace.set(null)}>
            {mapText('showAll')}
          </button>
        )}
        {!place && inView !== null && inView > 0 && !listed && (
          <button type="button" className="btn map-in-view" onClick={openZone}>
            {mapText('allInView', { photos: photosText })}
          </button>
        )}
        {hasNothing && !hasFailed && <NothingInView filters={filters} />}
        <MapTilesNote />
      </div>
      {listed && (
        <RecordsPanel
          key={listed.heading}
          {...listed}
          heading={mapText(listed.heading)}
          filters={filters}
          mapText={mapText}
          onPoint={setPointed}
          onClose={() => {
            setPointed(null);
            close();
          }}
        />
      )}
    </>
  );
}

/** The record whose popup is opened without a click on its sign: a found place, or, until one is found, the photo of the page. */
function useOpenedRecord(place: MapSuggestion | null, photo: OwnPhoto | null): OpenedRecord | null {
  const [isReplaced, setIsReplaced] = useState(false);
  if (place && !isReplaced) setIsReplaced(true);
  return useMemo<OpenedRecord | null>(() => {
    if (place) return { kind: place.kind, id: place.id, at: { lat: place.lat, lng: place.lng } };
    return photo && !isReplaced ? { kind: 'photo', id: photo.id, at: photo.at } : null;
  }, [place, photo, isReplaced]);
}

/** At which a found place is shown. */
const placeZoom = 18;

/** A little larger than what it contains: positions are rounded. */
function stackBox([west, south, east, north]: NonNullable<MapCluster['bounds']>): string {
  const margin = 0.000002;
  return formatMapBox({
    west: Math.max(-180, west - margin),
    south: south - margin,
    east: Math.min(180, east + margin),
    north: north + margin,
  });
}
