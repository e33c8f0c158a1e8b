import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { Position } from '../../src/contract/position.js';
import type { MapView } from '../../src/contract/settings.js';
import type { MapContents } from './load-map.js';
import { MapAlert } from './MapAlert.js';
import { MapContext } from './map-context.js';
import { useMap } from './use-map.js';
import { useMapTiles } from './use-map-tiles.js';
import { usePlanShapes } from './plan/use-plan-shapes.js';

interface ArchiveMapProps extends MapContents {
  /** Its accessible name. */
  label: string;
  /** Id of the element that describes it. */
  describedBy?: string;
  className: string;
  /** Where it starts, and the range of its zoom; by default as the site has it. */
  view?: MapView;
  /** Starts here instead. Without a zoom level it is that of the view, or further away where that shows too few places. */
  start?: Position & { zoom?: number };
  /** It is what its page is for: a finger moves it, and the wheel zooms at once. */
  isMain?: boolean;
  /** Ids of the related entities, whose names are shown first. */
  nearIds?: number[];
  /** Called when the message of a failure is dismissed; by default nothing is shown then. */
  onDismiss?: () => void;
  /** Layers and what belongs to the map: components that use `useShownMap`. They are not rendered before there is a map. */
  children: ReactNode;
}

const noIds: number[] = [];

/** A map of the archive: its plan, tiles if the site has some, and the layers that are its children. */
export function ArchiveMap({ label, describedBy, className, onDismiss, children, ...options }: ArchiveMapProps) {
  const { site } = usePageContext();
  const { mapText, places, isMain = false, nearIds = noIds, view = site.map } = options;
  const { start = { lat: view.lat, lng: view.lng } } = options;
  const { ref, started, error } = useMap({ view, start, isMain, places, nearIds, mapText });
  usePlanShapes(started, mapText);
  const tiles = useMapTiles(started?.map ?? null, site.mapTiles);
  const [isDismissed, setIsDismissed] = useState(false);
  if (error !== null)
    return isDismissed ? null : (
      <MapAlert
        text={mapText('startFailed', { reason: error })}
        onDismiss={onDismiss ?? (() => setIsDismissed(true))}
      />
    );
  return (
    <>
      <div
        ref={ref}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        className={`map ${className}`}
      />
      {started && <MapContext value={{ ...started, tiles, mapText, places }}>{children}</MapContext>}
    </>
  );
}
