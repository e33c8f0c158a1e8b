import { usualYears } from './periods.js';

/**
 * Limits and sizes of maps, apart from those that every page downloads. A view has at most so many cells of 64 pixels.
 * `years` are shown where none are chosen. Popups show so many characters and close when the pointer has left them for so
 * long; the sheet of filters when it is dragged so far.
 */
export const mapLimits = {
  zoomMax: 22,
  cellsMax: 16_384,
  years: usualYears,
  pageSize: 12,
  suggestions: 10,
  suggestMs: 300,
  popupCloseMs: 300,
  /** Characters of an entity's name in a popup. Lists have it whole. */
  name: 35,
  excerpt: 70,
  /** Metres around a position. */
  radius: { min: 10, usual: 150, max: 2000 },
  /** What is near a record: entities, those that a list begins with, and characters of their texts. */
  near: { max: 200, shown: 5, excerpt: 120 },
  /** Maps of one record: of a card, of a photo, and of a filtered list. */
  entityView: { zoom: 16, minZoom: 14, maxZoom: 19 },
  photoView: { zoom: 17, minZoom: 16, maxZoom: 19, focusZoom: 18, paddingPx: 24 },
  listView: { zoom: 13, minZoom: 11, maxZoom: 16 },
  sheetClosePx: 60,
  /** Of the plan's GeoJSON: size, positions of all shapes, characters of a name. */
  plan: { bytes: 2 * 1024 * 1024, positions: 50_000, name: 80 },
  /** Historical maps of the settings. */
  overlays: 5,
} as const;
