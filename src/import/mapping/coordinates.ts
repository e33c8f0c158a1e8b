import { convert } from 'geo-coordinates-parser';

/** No notation of a place needs more; longer texts are not tried. */
const longest = 120;
/** Longitude comes first (OGC 06-103r4). */
const wellKnownText = /^point\s*\(\s*(-?\d{1,3}(?:\.\d{1,12})?)\s+(-?\d{1,2}(?:\.\d{1,12})?)\s*\)$/i;

/** Two decimal numbers: with points, or with commas and another sign between them. */
const decimalPairs = [
  /^([+-]?\d{1,3}(?:\.\d{1,15})?)\s{0,3}[,;\s]\s{0,3}([+-]?\d{1,3}(?:\.\d{1,15})?)$/,
  /^([+-]?\d{1,3},\d{1,15})\s{0,3}[;\s]\s{0,3}([+-]?\d{1,3},\d{1,15})$/,
];

export interface Coordinates {
  /** WGS 84 degrees. */
  lat: number;
  lng: number;
}

/** A place that is written in one text: `45°39′N 13°46′E`, `45,6501; 13,7678`, `POINT(13.7678 45.6501)`. Null when it is none. */
export function readCoordinates(text: string): Coordinates | null {
  const written = text.trim();
  if (written.length > longest) return null;
  const point = wellKnownText.exec(written);
  if (point) return within({ lat: Number(point[2]), lng: Number(point[1]) });
  for (const pair of decimalPairs) {
    const [, lat, lng] = (pair.exec(written) ?? []).map((number) => number.replace(',', '.'));
    if (lat !== undefined && lng !== undefined) return within({ lat: Number(lat), lng: Number(lng) });
  }
  try {
    const { decimalLatitude, decimalLongitude } = convert(written, 7);
    return within({ lat: decimalLatitude, lng: decimalLongitude });
  } catch {
    return null;
  }
}

const within = (place: Coordinates): Coordinates | null =>
  Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180 ? place : null;

/** Degrees, minutes and seconds, which may lack; the hemisphere before or behind them. */
const degrees =
  /^([NSEW])?\s{0,3}([+-]?\d{1,3}(?:[.,]\d{1,12})?)\s{0,3}[°º]\s{0,3}(?:(\d{1,2}(?:[.,]\d{1,12})?)\s{0,3}['′’]\s{0,3})?(?:(\d{1,2}(?:[.,]\d{1,12})?)\s{0,3}(?:["″”]|''|’’)\s{0,3})?([NSEW])?$/i;

/** One coordinate in degrees: `45°39'N`, `13° 46′ 30″ E`, `45,65°`. Null when it is none, or of the other axis. */
export function readDegrees(text: string, axis: 'lat' | 'lng'): number | null {
  const [, before, number, minutes = '0', seconds = '0', behind] = degrees.exec(text.trim()) ?? [];
  const hemisphere = (before ?? behind ?? '').toUpperCase();
  const isOther = hemisphere !== '' && !(axis === 'lat' ? 'NS' : 'EW').includes(hemisphere);
  if (number === undefined || isOther || (before !== undefined && behind !== undefined)) return null;
  const [d, m, s] = [number, minutes, seconds].map((part) => Number(part.replace(',', '.'))) as [
    number,
    number,
    number,
  ];
  if (m >= 60 || s >= 60) return null;
  const value = Math.abs(d) + m / 60 + s / 3600;
  const isNegative = hemisphere === 'S' || hemisphere === 'W' || number.startsWith('-');
  return Number((isNegative ? -value : value).toFixed(7));
}
