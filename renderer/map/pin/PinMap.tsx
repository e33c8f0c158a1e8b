import { useId } from 'react';
import { ArchiveMap } from '../ArchiveMap.js';
import type { MapContents } from '../load-map.js';
import { MapTilesNote } from '../MapTilesNote.js';
import type { BearingField } from './bearing-field.js';
import { PinLayer } from './PinLayer.js';
import type { PinFields } from './pin-fields.js';

interface PinMapProps extends MapContents {
  fields: PinFields;
  bearing: BearingField | null;
  nearEntityIds: number[];
  onDismiss(): void;
}

/** A map with one pin, in sync with the fields. It starts at the pin, or at the first related entity that has a position. */
export function PinMap({ fields, bearing, nearEntityIds, onDismiss, ...contents }: PinMapProps) {
  const { mapText, places } = contents;
  const hintId = useId();
  const near = nearEntityIds.map((id) => places.find((place) => place.id === id)).find((place) => place !== undefined);
  const start = fields.read() ?? near;
  return (
    <div className="border border-line bg-surface text-sm">
      <ArchiveMap
        {...contents}
        {...(start && { start: { lat: start.lat, lng: start.lng } })}
        label={mapText('label')}
        describedBy={hintId}
        className="map-for-pin h-88 max-sm:h-80"
        nearIds={nearEntityIds}
        onDismiss={onDismiss}
      >
        <PinLayer fields={fields} bearing={bearing} hintId={hintId} />
        <MapTilesNote />
      </ArchiveMap>
    </div>
  );
}
