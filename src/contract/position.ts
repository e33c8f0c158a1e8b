/** WGS 84 degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** Six decimals of a degree are about 10 cm. */
export const rounded = (degrees: number): number => Number(degrees.toFixed(6));

export const earthRadiusMetres = 6_371_000;

/** Metres between two positions along the surface, by the haversine formula. */
export function distanceMetres(one: Position, other: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const across =
    Math.sin(radians(other.lng - one.lng) / 2) ** 2 * Math.cos(radians(one.lat)) * Math.cos(radians(other.lat));
  const chord = Math.sin(radians(other.lat - one.lat) / 2) ** 2 + across;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** The format of contributions: `45.6501,13.7678`. */
export const positionText = ({ lat, lng }: Position): string => `${rounded(lat)},${rounded(lng)}`;

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,15})?`;
const withPoints = new RegExp(`^(${degrees}) ?[,; ] ?(${degrees})$`);
const withCommas = new RegExp(`^(${degrees}) ?(?:; ?|, | )(${degrees})$`.replaceAll(String.raw`\.`, ','));

/** Parses a position as people type or paste it: `45.6501, 13.7678`, or with decimal commas `45,6501; 13,7678`. */
export function positionFrom(text: string): Position | null {
  const plain = text.trim().replace(/\s+/g, ' ');
  const [, first, second] = withPoints.exec(plain) ?? withCommas.exec(plain) ?? [];
  if (first === undefined || second === undefined) return null;
  const [lat, lng] = [first, second].map((number) => rounded(Number(number.replace(',', '.')))) as [number, number];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
