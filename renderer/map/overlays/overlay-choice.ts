import type { MapOverlay } from '../../../src/contract/settings.js';

/** How the chosen historical map is shown. */
export interface OverlayChoice {
  code: string;
  /** In percent. */
  opacity: number;
  /** Where the line is that it ends at, in percent of the map's width from its left edge; null: it is everywhere. */
  swipe: number | null;
}

/** The parameter of the address, so that a link shows the same. */
export const overlayParameter = 'overlay';

/** `pianta-1884,70` or `pianta-1884,70,50` → the choice; null for any other text and for maps that the site has not. */
export function parseOverlayChoice(text: string | null, overlays: MapOverlay[]): OverlayChoice | null {
  const [, code = '', opacity = '', swipe] = /^([a-z0-9-]{1,40}),(\d{1,3})(?:,(\d{1,3}))?$/.exec(text ?? '') ?? [];
  if (!overlays.some((overlay) => overlay.code === code)) return null;
  const percents = [opacity, swipe ?? '0'].map(Number);
  if (percents.some((percent) => percent > 100)) return null;
  return { code, opacity: Number(opacity), swipe: swipe === undefined ? null : Number(swipe) };
}

export const formatOverlayChoice = ({ code, opacity, swipe }: OverlayChoice): string =>
  [code, opacity, ...(swipe === null ? [] : [swipe])].join();
