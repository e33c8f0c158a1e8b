import type { SiteSettings } from '../../../src/contract/settings.js';
import { changedSettings, settingsOfBoth } from './changed-settings.js';

const stored = {
  siteName: 'Archivio',
  city: 'Trieste',
  periods: [{ from: 1900, to: null }],
} as unknown as SiteSettings;

it('names only the settings that two administrators have changed to different values', () => {
  const present = { ...stored, siteName: 'Altro', city: 'Gorizia', periods: [{ from: 1910, to: null }] };
  expect(settingsOfBoth({ siteName: 'Mio' }, stored, present)).toEqual(['siteName']);
  expect(settingsOfBoth({ city: 'Gorizia', timeZone: 'UTC' }, stored, present)).toEqual([]);
  expect(settingsOfBoth({ periods: [] }, stored, present)).toEqual(['periods']);
  expect(settingsOfBoth({ siteName: 'Mio' }, stored, stored)).toEqual([]);
});

it('takes an object for unchanged whose values only come in another order', () => {
  const map = { lat: 45, lng: 13, zoom: 14, minZoom: 12, maxZoom: 19 };
  const ofDatabase = { lat: 45, lng: 13, zoom: 14, maxZoom: 19, minZoom: 12 };
  expect(changedSettings({ map }, { ...stored, map: ofDatabase })).toEqual({});
  expect(changedSettings({ map: { ...map, zoom: 15 } }, { ...stored, map: ofDatabase })).not.toEqual({});
});
