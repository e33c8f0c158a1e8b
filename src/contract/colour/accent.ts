import { contrastOf } from './contrast.js';
import { pageBackground } from './page-background.js';
import { fromOklab, mixed, toOklab } from './oklab.js';

/** The colour of links, buttons and what is chosen, `#rrggbb`, in each theme. */
export interface Accent {
  light: string;
  dark: string;
}
export type Theme = keyof Accent;
export const themes = ['light', 'dark'] as const satisfies Theme[];

/** That of an archive that has chosen none. As all colours here it is that of `renderer/ui/style.css`. */
export const defaultAccent: Accent = { light: '#1b4f97', dark: '#8db8f4' };

export const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** The colours that an accent meets: those behind it, and that of the text on it. */
export const accentSurroundings: Record<Theme, { behind: readonly string[]; onAccent: string }> = {
  light: { behind: [pageBackground.light, '#ffffff', '#e7e3da'], onAccent: '#ffffff' },
  dark: { behind: [pageBackground.dark, '#161e28', '#1e2833'], onAccent: '#0b1a2d' },
};
/** Of the accent in the background of what is chosen, whose text has the accent too. */
const tint = 0.12;

/**
 * The least contrast of an accent in a theme: as text on every background of the pages, on their tints of itself, and of the
 * text on it. From 1 to 21.
 */
export function accentContrast(colour: string, theme: Theme): number {
  const { behind, onAccent } = accentSurroundings[theme];
  // Chosen rows are on the background of pages and on surfaces, not on mounts.
  const tints = behind.slice(0, 2).map((background) => mixed(colour, tint, background));
  return Math.min(...[...behind, ...tints, onAccent].map((other) => contrastOf(colour, other)));
}

/** Lightness and largest chroma, in Oklch, of the colours that follow from the hue of an accent. */
const derived = {
  /** Of bands such as the footer: dark enough for their text, whatever the hue. */
  band: { light: { lightness: 0.281, chroma: 0.068 }, dark: { lightness: 0.217, chroma: 0.049 } },
  onBand: { lightness: 0.825, chroma: 0.077 },
};

/** The background of bands in each theme, and the accent on them in both. */
export const bandColours = ({ light, dark }: Accent): { band: Accent; onBand: string } => ({
  band: { light: withHueOf(light, derived.band.light), dark: withHueOf(dark, derived.band.dark) },
  onBand: withHueOf(light, derived.onBand),
});

/** A grey accent has grey bands. */
function withHueOf(colour: string, { lightness, chroma }: { lightness: number; chroma: number }): string {
  const { a, b } = toOklab(colour);
  const present = Math.hypot(a, b);
  const share = present === 0 ? 0 : Math.min(1, chroma / present);
  return fromOklab({ lightness, a: a * share, b: b * share });
}

const isDefault = ({ light, dark }: Accent): boolean => light === defaultAccent.light && dark === defaultAccent.dark;
/** As the value of a property in CSS. */
export const accentInThemes = ({ light, dark }: Accent): string => `light-dark(${light},${dark})`;

/** The attributes of `<html>` that give a page its accent: custom properties, none for the default one. */
export function accentAttributes(accent: Accent): { style?: string } {
  if (isDefault(accent)) return {};
  const { band, onBand } = bandColours(accent);
  return {
    style: `--accent:${accentInThemes(accent)};--accent-band:${accentInThemes(band)};--accent-on-band:${onBand}`,
  };
}
