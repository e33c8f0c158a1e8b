import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { type Position, rounded } from '../../src/contract/position.js';
import { Icon } from '../ui/icons/Icon.js';
import { MapAlert } from './MapAlert.js';
import { MapTilesNote } from './MapTilesNote.js';
import type { TranslateForMap } from './map-texts.js';
import { type Pin, pinOn } from './pin.js';
import type { PinFields } from './pin-fields.js';
import type { Place } from './places.js';
import { useArchiveMap } from './use-archive-map.js';
import { useMapTiles } from './use-map-tiles.js';
import { useAnnouncedPosition } from './use-announced-position.js';

interface PinMapProps {
  fields: PinFields;
  places: Place[];
  nearEntityIds: number[];
  mapText: TranslateForMap;
  onDismiss(): void;
}

/** A map with one pin, in sync with the fields. */
export function PinMap({ fields, places, nearEntityIds, mapText, onDismiss }: PinMapProps) {
  const { site } = usePageContext();
  const hintId = useId();
  const [at, setAt] = useState(fields.read);
  const near = nearEntityIds.map((id) => places.find((place) => place.id === id)).find((place) => place !== undefined);
  const { ref, map, error } = useArchiveMap({
    view: site.map,
    start: at ?? near ?? site.map,
    places,
    nearIds: nearEntityIds,
    mapText,
  });
  const tiles = useMapTiles(map, site.mapTiles);
  const announcement = useAnnouncedPosition(at, mapText);

  const place = ({ lat, lng }: Position) => {
    const placed = { lat: rounded(lat), lng: rounded(lng) };
    setAt(placed);
    fields.write(placed);
  };
  const handlePlace = useEffectEvent(place);
  const pin = useRef<Pin | null>(null);
  useEffect(() => {
    if (!map) return;
    pin.current = pinOn(map, { label: mapText('pin'), onMove: (to) => handlePlace(to.wrap()) });
    map.doubleClickZoom.disable();
    map.on('click', ({ latlng }) => handlePlace(latlng.wrap()));
    return () => pin.current?.remove();
  }, [map, mapText]);
  useEffect(() => pin.current?.show(at), [map, at]);
  useEffect(() => fields.onTyped(setAt), [fields]);

  const handleCentre = () => {
    if (!map) return;
    place(map.getCenter().wrap());
    requestAnimationFrame(() => pin.current?.focus());
  };
  const handleRemove = () => {
    setAt(null);
    fields.write(null);
  };

  if (error !== null) return <MapAlert text={mapText('startFailed', { reason: error })} onDismiss={onDismiss} />;
  return (
    <div className="border border-line bg-surface text-sm">
      <div
        ref={ref}
        role="application"
        aria-label={mapText('label')}
        aria-describedby={hintId}
        className="map map-for-pin h-88 max-sm:h-80"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-3 py-1">
        <p id={hintId} className="min-w-0 grow basis-56 py-1 text-xs text-mute">
          {mapText('hint')} <span className="pointer-coarse:hidden">{mapText('keys')}</span>
          <span className="hidden pointer-coarse:inline">{mapText('twoFingers')}</span>
        </p>
        <button
          type="button"
          className="link flex min-h-11 items-center gap-2"
          onClick={at ? handleRemove : handleCentre}
        >
          <Icon name={at ? 'close' : 'pin'} size={16} className="shrink-0" />
          {mapText(at ? 'remove' : 'atCentre')}
        </button>
      </div>
      <MapTilesNote {...tiles} mapText={mapText} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
