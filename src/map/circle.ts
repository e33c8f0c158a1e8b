import type { MapBox } from '../contract/map-box.js';
import { earthRadiusMetres, type Position } from '../contract/position.js';

/** All positions at most so far from another one. */
export interface Circle {
  centre: Position;
  /** In metres. */
  radius: number;
}

/** The smallest box that contains a circle; next to a pole it goes around the world. */
export function boxAround({ centre: { lat, lng }, radius }: Circle): MapBox {
  const degrees = (radius / earthRadiusMetres) * (180 / Math.PI);
  const [south, north] = [Math.max(-90, lat - degrees), Math.min(90, lat + degrees)];
  const isAround = Math.max(Math.abs(lat - degrees), Math.abs(lat + degrees)) >= 90;
  // A circle is widest a little nearer to the pole than its centre.
  const across = (Math.asin(Math.sin((degrees * Math.PI) / 180) / Math.cos((lat * Math.PI) / 180)) * 180) / Math.PI;
  return isAround || across >= 180
    ? { west: -180, east: 180, south, north }
    : { west: wrapped(lng - across), east: wrapped(lng + across), south, north };
}

const wrapped = (lng: number): number => (lng < -180 ? lng + 360 : lng > 180 ? lng - 360 : lng);
