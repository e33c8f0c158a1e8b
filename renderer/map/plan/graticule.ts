/** A line of the graticule: its position in degrees, and its label. */
export interface GraticuleLine {
  at: number;
  /** `13°46′30″`; with seconds only where the lines are that close. */
  text: string;
}

interface Extent {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Possible distances between lines in seconds, up to thirty degrees. */
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18_000, 36_000, 108_000];
const minDistancePx = 130;

/**
 * The graticule of a map view: lines at round degrees, with the same distance in both directions, and a minimum
 * distance in pixels.
 */
export function graticule(extent: Extent, widthPx: number): { meridians: GraticuleLine[]; parallels: GraticuleLine[] } {
  const pxPerSecond = widthPx / ((extent.east - extent.west) * 3600);
  const step = steps.find((seconds) => seconds * pxPerSecond >= minDistancePx) ?? 108_000;
  return { meridians: lines(extent.west, extent.east, step), parallels: lines(extent.south, extent.north, step) };
}

function lines(from: number, to: number, step: number): GraticuleLine[] {
  const first = Math.ceil((from * 3600) / step);
  const last = Math.floor((to * 3600) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const seconds = (first + index) * step;
    return { at: seconds / 3600, text: degreesText(Math.abs(seconds), step) };
  });
}

function degreesText(seconds: number, step: number): string {
  const [degrees, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (step % 3600 === 0) return `${degrees}°`;
  return `${degrees}°${twoDigits(minutes)}′${step % 60 === 0 ? '' : `${twoDigits(seconds % 60)}″`}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
