import type { Marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useShownMap } from '../map-context.js';
import { type Sign, signsOn } from './record-markers.js';
import { type RecordOnMap, RecordPopup } from './RecordPopup.js';
import { useMapPopup } from './use-map-popup.js';

/** Signs on a map, with a popup for those of records. */
export function SignsLayer({ signs }: { signs: Sign[] }) {
  const { map, plan, mapText } = useShownMap();
  const { shown, open, leave, fit } = useMapPopup<RecordOnMap>(map);
  const layer = useRef<ReturnType<typeof signsOn> | null>(null);
  useEffect(() => {
    const onRecord = (record: RecordOnMap, sign: Marker, isByPointer: boolean) =>
      open(record, sign.getLatLng(), isByPointer);
    layer.current = signsOn(map, { onRecord, onLeave: leave });
    return () => layer.current?.remove();
  }, [map, open, leave]);
  useEffect(() => {
    layer.current?.show(signs);
    plan.makeRoomFor(signs);
  }, [plan, signs]);
  return shown && createPortal(<RecordPopup of={shown.content} mapText={mapText} onSize={fit} />, shown.element);
}
