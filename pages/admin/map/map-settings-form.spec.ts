import { untranslated } from '../../../src/contract/localized.js';
import type { SiteSettings } from '../../../src/contract/settings.js';
import { mapSettingsOf, mapSettingsValues } from './map-settings-form.js';

const picture = { url: '/maps/1884.webp', west: 13.755, south: 45.641, east: 13.79, north: 45.659 };
const overlay = {
  code: 'pianta-1884',
  name: 'Pianta',
  ...untranslated('name'),
  nameEn: 'Plan',
  year: 1884,
  attribution: 'Biblioteca',
  attributionUrl: null,
  tiles: null,
  picture,
};
const settings = {
  planAttribution: 'Disegno nostro',
  ...untranslated('planAttribution'),
  mapTiles: { url: '/t/{z}/{x}/{y}.png', attribution: 'Comune', attributionUrl: null, maxZoom: 17 },
  mapOverlays: [
    overlay,
    { ...overlay, code: 'catasto', picture: null, tiles: { url: '/c/{z}/{x}/{y}.png', minZoom: 13, maxZoom: 18 } },
  ],
} as SiteSettings;

const formOf = (values: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
};

describe('the form of the map', () => {
  it('sends the settings that it shows', () => {
    const form = formOf({ ...mapSettingsValues(settings), 'mapOverlays.1.source': 'tiles' });
    const { mapTiles, mapOverlays } = mapSettingsOf(form, 2);
    expect({ mapTiles, mapOverlays }).toEqual({ mapTiles: settings.mapTiles, mapOverlays: settings.mapOverlays });
  });

  it('has no tiles when their fields are empty, and passes on what is no number for the API to refuse', () => {
    const values = mapSettingsValues({ ...settings, mapTiles: null });
    const form = formOf({ ...values, 'mapOverlays.0.picture.west': 'ovest', 'mapOverlays.0.picture.east': '13,79' });
    const { mapTiles, mapOverlays } = mapSettingsOf(form, 1);
    expect(mapTiles).toBeNull();
    expect(mapOverlays?.[0]?.picture).toMatchObject({ west: 'ovest', east: 13.79 });
  });
});
