import { divIcon, type LeafletKeyboardEvent, type Map as LeafletMap, marker } from 'leaflet';
import type { Position } from '../../../src/contract/position.js';
import { bearingBetween, pointTowards, turnedByKey } from './turned.js';

/** A direction of view, from a position. */
export interface View {
  at: Position;
  /** Degrees clockwise from north. */
  bearing: number;
}

export interface ViewCone {
  show(view: View | null): void;
  focus(): void;
  remove(): void;
}

interface ViewConeOptions {
  label: string;
  /** The value for screen readers. */
  valueText(bearing: number): string;
  /** Called while it is dragged, and after a turn by keys. */
  onTurn(bearing: number): void;
}

const reachPx = 96;
const handlePx = 44;
const cone = divIcon({
  className: 'map-cone',
  iconSize: [2 * reachPx, 2 * reachPx],
  // 46 degrees wide, the angle of a normal lens.
  html: '<svg viewBox="-96 -96 192 192" aria-hidden="true"><path d="M0 0-37.5-88.4A96 96 0 0 1 37.5-88.4Z"/></svg>',
});
const handle = divIcon({ className: 'map-cone-handle', iconSize: [handlePx, handlePx], html: '<i></i>' });

/** The cone that a photograph looks into. Its end is dragged around the position, or turned by the arrow keys. */
export function viewConeOn(map: LeafletMap, { label, valueText, onTurn }: ViewConeOptions): ViewCone {
  const area = marker(map.getCenter(), { icon: cone, interactive: false, keyboard: false, zIndexOffset: -1000 });
  const end = marker(map.getCenter(), { icon: handle, draggable: true, zIndexOffset: 1000 });
  let shown: View | null = null;
  let isDragged = false;

  const turn = ({ at, bearing }: View): void => {
    shown = { at, bearing };
    area.setLatLng(at).addTo(map);
    area.getElement()?.querySelector('svg')?.style.setProperty('rotate', `${bearing}deg`);
    // While it is dragged, the pointer decides where it is.
    if (!isDragged)
      end.setLatLng(map.layerPointToLatLng(asTuple(pointTowards(map.latLngToLayerPoint(at), bearing, reachPx))));
    end.addTo(map);
    const element = end.getElement();
    element?.setAttribute('aria-valuenow', String(bearing));
    element?.setAttribute('aria-valuetext', valueText(bearing));
  };
  const place = (): void => {
    if (shown) turn(shown);
  };
  end.on('add', () => {
    const element = end.getElement();
    const attributes = { role: 'slider', 'aria-label': label, 'aria-valuemin': '0', 'aria-valuemax': '359' };
    for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value);
  });
  end.on('dragstart', () => (isDragged = true));
  end.on('drag', () => {
    if (shown) onTurn(bearingBetween(map.latLngToLayerPoint(shown.at), map.latLngToLayerPoint(end.getLatLng())));
  });
  end.on('dragend', () => {
    isDragged = false;
    place();
  });
  end.on('keydown', ({ originalEvent: press }: LeafletKeyboardEvent) => {
    if (!shown || press.ctrlKey || press.metaKey || press.altKey) return;
    const bearing = turnedByKey(shown.bearing, press);
    if (bearing === null) return;
    press.preventDefault();
    press.stopPropagation();
    onTurn(bearing);
  });
  // Its distance is one of the screen.
  map.on('zoomend', place);

  return {
    show(view) {
      if (view) return turn(view);
      shown = null;
      area.remove();
      end.remove();
    },
    focus: () => end.getElement()?.focus({ preventScroll: true }),
    remove() {
      map.off('zoomend', place);
      area.remove();
      end.remove();
    },
  };
}

const asTuple = ({ x, y }: { x: number; y: number }): [number, number] => [x, y];
