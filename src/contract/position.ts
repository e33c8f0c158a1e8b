/** WGS 84 degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** Six decimals of a degree are a hand's breadth. */
export const rounded = (degrees: number): number => Number(degrees.toFixed(6));

/** As contributions spell it: `45.6501,13.7678`. */
export const positionText = ({ lat, lng }: Position): string => `${rounded(lat)},${rounded(lng)}`;

const degrees = String.raw`-?\d{1,3}(?:\.\d{1,15})?`;
const withPoints = new RegExp(`^(${degrees}) ?[,; ] ?(${degrees})$`);
const withCommas = new RegExp(`^(${degrees}) ?(?:; ?|, | )(${degrees})$`.replaceAll(String.raw`\.`, ','));

/**
 * A position as people type or paste it, or null where there is none: `45.6501, 13.7678`, and `45,6501; 13,7678` of those
 * whose decimals begin with a comma.
 */
export function positionFrom(text: string): Position | null {
  const plain = text.trim().replace(/\s+/g, ' ');
  const [, first, second] = withPoints.exec(plain) ?? withCommas.exec(plain) ?? [];
  if (first === undefined || second === undefined) return null;
  const [lat, lng] = [first, second].map((number) => rounded(Number(number.replace(',', '.')))) as [number, number];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
