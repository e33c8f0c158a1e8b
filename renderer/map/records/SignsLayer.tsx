import { latLng, type Marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from '../../../src/contract/position.js';
import { useShownMap } from '../map-context.js';
import type { PlanSign } from '../plan/plan-layer.js';
import { makeRoomBelow } from './popup-place.js';
import type { PointedPhoto } from './pointed-photo.js';
import { type OpenedBy, type Sign, signsOn } from './record-markers.js';
import { type RecordOnMap, RecordPopup } from './RecordPopup.js';
import { useMapPopup } from './use-map-popup.js';

/** A record whose popup was opened outside of the map, as in a list. Another object of the same record opens it again. */
export interface OpenedRecord extends RecordOnMap {
  at: Position;
}

interface SignsLayerProps {
  signs: Sign[];
  /** What else is on the map: names leave room for it too. */
  marks?: PlanSign[];
  /** A photo of a list that the pointer is on. */
  pointed?: PointedPhoto | null;
  opened?: OpenedRecord | null;
  /** The zoom level at which it is shown; that of the map by default. */
  openedZoom?: number;
}

const none: PlanSign[] = [];

/** Signs on a map, with a popup for those of records. */
export function SignsLayer({ signs, marks = none, pointed = null, opened = null, openedZoom }: SignsLayerProps) {
  const { map, plan, mapText } = useShownMap();
  const { shown, open, leave, fit } = useMapPopup<RecordOnMap>(map);
  const layer = useRef<ReturnType<typeof signsOn> | null>(null);
  useEffect(() => {
    const onRecord = (record: RecordOnMap, sign: Marker, by: OpenedBy) =>
      open(record, sign.getLatLng(), { by, sign: sign.getElement() });
    layer.current = signsOn(map, { onRecord, onLeave: leave });
    return () => layer.current?.remove();
  }, [map, open, leave]);
  useEffect(() => {
    layer.current?.show(signs);
    plan.makeRoomFor([...signs, ...marks]);
  }, [plan, signs, marks]);
  useEffect(() => layer.current?.point(pointed), [pointed, signs]);
  useEffect(() => {
    if (!opened) return;
    const { at, ...record } = opened;
    // On a phone the list is below the map.
    map.getContainer().scrollIntoView({ block: 'nearest' });
    makeRoomBelow(map, at, openedZoom ?? map.getZoom());
    open(record, latLng(at), { by: 'click' });
  }, [map, opened, openedZoom, open]);
  return (
    shown &&
    createPortal(
      <RecordPopup of={shown.content} mapText={mapText} takesFocus={shown.takesFocus} onSize={fit} />,
      shown.element,
    )
  );
}
