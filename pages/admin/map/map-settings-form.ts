import { type Localized, localizedFields } from '../../../src/contract/localized.js';
import type {
  MapOverlay,
  MapTiles,
  OverlayPicture,
  OverlayTiles,
  SiteSettings,
  SiteSettingsFields,
} from '../../../src/contract/settings.js';
import { type RecordValues, typedNumber, valuesOf } from '../../../renderer/admin/records/record-values.js';
import { plainChangeOf, plainValues } from '../../../renderer/admin/settings/plain-settings.js';
import { textOf } from '../../../renderer/forms/use-form-submit.js';

/** Where the tiles of most servers end. */
const usualMaxZoom = 19;
const names = localizedFields('name');

/** The values of the form, by the paths that the API's errors have. */
export const mapSettingsValues = (settings: SiteSettings): RecordValues => ({
  ...plainValues(settings, ['plan']),
  ...prefixed(
    'mapTiles',
    settings.mapTiles
      ? valuesOf(settings.mapTiles, ['url', 'attribution', 'attributionUrl', 'maxZoom'])
      : { url: '', attribution: '', attributionUrl: '', maxZoom: String(usualMaxZoom) },
  ),
  ...Object.assign({}, ...settings.mapOverlays.map((overlay, index) => overlayValues(overlay, `mapOverlays.${index}`))),
});

/** The values of one historical map; null for a new one. */
export function overlayValues(overlay: MapOverlay | null, prefix: string): RecordValues {
  const { tiles = null, picture = null } = overlay ?? {};
  return prefixed(prefix, {
    ...(overlay && valuesOf(overlay, ['code', ...names, 'year', 'attribution', 'attributionUrl'])),
    ...prefixed(
      'tiles',
      valuesOf(tiles ?? { url: '', minZoom: 0, maxZoom: usualMaxZoom }, ['url', 'minZoom', 'maxZoom']),
    ),
    ...(picture && prefixed('picture', valuesOf(picture, ['url', 'west', 'south', 'east', 'north']))),
  });
}

const prefixed = (prefix: string, values: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

/** The form with its historical maps as a patch for the API, which says what is missing. */
export function mapSettingsOf(fields: FormData, overlays: number): SiteSettingsFields {
  return {
    ...plainChangeOf(fields, ['plan']),
    mapTiles: tilesOf(fields),
    mapOverlays: Array.from({ length: overlays }, (_, index) => overlayOf(fields, `mapOverlays.${index}`)),
  };
}

function tilesOf(fields: FormData): MapTiles | null {
  const text = (name: string) => textOf(fields, `mapTiles.${name}`).trim();
  if (!text('url') && !text('attribution')) return null;
  return {
    url: text('url'),
    attribution: text('attribution'),
    attributionUrl: text('attributionUrl') || null,
    maxZoom: required(text('maxZoom')),
  };
}

function overlayOf(fields: FormData, prefix: string): MapOverlay {
  const text = (name: string) => textOf(fields, `${prefix}.${name}`).trim();
  const number = (name: string) => required(text(name));
  const tiles = (): OverlayTiles => ({
    url: text('tiles.url'),
    minZoom: number('tiles.minZoom'),
    maxZoom: number('tiles.maxZoom'),
  });
  const picture = (): OverlayPicture => ({
    url: text('picture.url'),
    west: number('picture.west'),
    south: number('picture.south'),
    east: number('picture.east'),
    north: number('picture.north'),
  });
  const isTiled = text('source') === 'tiles';
  return {
    code: text('code'),
    ...(Object.fromEntries(names.map((name) => [name, text(name) || null])) as Localized<'name'>),
    name: text('name'),
    year: typedNumber(text('year')),
    attribution: text('attribution'),
    attributionUrl: text('attributionUrl') || null,
    tiles: isTiled ? tiles() : null,
    picture: isTiled ? null : picture(),
  };
}

/** What is empty stays so: the API then names the field. */
const required = (text: string): number => typedNumber(text) ?? ('' as unknown as number);
