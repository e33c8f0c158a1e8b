import { latLng, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from '../../src/contract/position.js';
import { useShownMap } from '../../renderer/map/map-context.js';
import { type RecordOnMap, RecordPopup } from '../../renderer/map/records/RecordPopup.js';
import { useMapPopup } from '../../renderer/map/records/use-map-popup.js';
import type { NearEntity } from '../../renderer/map/nearby/near-entity.js';

/** The popup of the entity that was chosen in the list. */
export function ShownEntity({ shown: entity }: { shown: NearEntity | null }) {
  const { map, mapText } = useShownMap();
  const { shown, open, fit } = useMapPopup<RecordOnMap>(map);
  useEffect(() => {
    if (!entity?.at) return;
    moveIntoView(map, entity.at);
    open({ kind: 'entity', id: entity.id }, latLng(entity.at), false);
  }, [map, entity, open]);
  return shown && createPortal(<RecordPopup of={shown.content} mapText={mapText} onSize={fit} />, shown.element);
}

/** A popup with its distance from the sign. */
const popupPx = 240;

/** So far up that there is room for the popup below. At once: the popup opens where the sign is. */
function moveIntoView(map: LeafletMap, at: Position): void {
  const { y } = map.getSize();
  const top = Math.max(24, Math.min(y / 4, y - popupPx));
  const centre = map.project(at).add([0, y / 2 - top]);
  map.setView(map.unproject(centre), map.getZoom(), { animate: false });
}
