import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Position, rounded } from '../../../src/contract/position.js';
import { Icon } from '../../ui/icons/Icon.js';
import { useShownMap } from '../map-context.js';
import type { BearingField } from './bearing-field.js';
import { BearingLayer } from './BearingLayer.js';
import { type Pin, pinOn } from './pin.js';
import type { PinFields } from './pin-fields.js';
import { useAnnouncedPosition } from './use-announced-position.js';

interface PinLayerProps {
  fields: PinFields;
  /** Of the direction of view from there, where the form has one. */
  bearing: BearingField | null;
  hintId: string;
}

/** A pin that is placed by a click, with its help and a button below the map. */
export function PinLayer({ fields, bearing, hintId }: PinLayerProps) {
  const { map, mapText } = useShownMap();
  const [at, setAt] = useState(fields.read);
  const announcement = useAnnouncedPosition(at, mapText);

  const place = ({ lat, lng }: Position) => {
    const placed = { lat: rounded(lat), lng: rounded(lng) };
    setAt(placed);
    fields.write(placed);
  };
  const handlePlace = useEffectEvent(place);
  const pin = useRef<Pin | null>(null);
  useEffect(() => {
    pin.current = pinOn(map, { label: mapText('pin'), onMove: (to) => handlePlace(to.wrap()) });
    map.doubleClickZoom.disable();
    map.on('click', ({ latlng }) => handlePlace(latlng.wrap()));
    return () => pin.current?.remove();
  }, [map, mapText]);
  useEffect(() => pin.current?.show(at), [map, at]);
  useEffect(() => fields.onTyped(setAt), [fields]);

  const handleCentre = () => {
    place(map.getCenter().wrap());
    requestAnimationFrame(() => pin.current?.focus());
  };
  const handleRemove = () => {
    setAt(null);
    fields.write(null);
  };

  return (
    <>
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
      {bearing && <BearingLayer field={bearing} at={at} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
