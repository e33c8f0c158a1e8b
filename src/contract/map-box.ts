/** A part of the map, in WGS 84 degrees. If `west` is greater than `east`, it crosses the meridian of 180°. */
export interface MapBox {
  /** @format double */
  west: number;
  /** @format double */
  south: number;
  /** @format double */
  east: number;
  /** @format double */
  north: number;
}

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,15})?`;
const pattern = new RegExp(`^(${degrees}),(${degrees}),(${degrees}),(${degrees})$`);

/** `13.75,45.64,13.8,45.66` (west, south, east, north) → the box; null for any other text and for values out of range. */
export function parseMapBox(text: string): MapBox | null {
  const numbers = pattern.exec(text)?.slice(1).map(Number);
  if (!numbers) return null;
  const [west, south, east, north] = numbers as [number, number, number, number];
  const isInRange = Math.max(Math.abs(west), Math.abs(east)) <= 180 && south >= -90 && south <= north && north <= 90;
  return isInRange ? { west, south, east, north } : null;
}

export const formatMapBox = ({ west, south, east, north }: MapBox): string =>
  [west, south, east, north].map((number) => Number(number.toFixed(7))).join();
