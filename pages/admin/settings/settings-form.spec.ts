import type { SiteSettings } from '../../../src/contract/settings.js';
import { changedSettings } from '../../../renderer/admin/settings/changed-settings.js';
import { brandImages, type Chosen, settingsOf, settingsValues } from './settings-form.js';

const image = (digit: string) => ({ sha256: digit.repeat(64), width: 100, height: 40 });
const settings = {
  siteName: 'Archivio',
  city: 'Gorizia',
  languages: ['it', 'en'],
  timeZone: 'Europe/Rome',
  operatorAddress: 'Via Rastello 1\n34170 Gorizia',
  video: { fileUrl: '/uploads/presentazione.webm', externalId: null, thumbnailUrl: null },
  map: { lat: 45.94, lng: 13.62, zoom: 15, minZoom: 11, maxZoom: 18 },
  periods: [
    { from: 1860, to: 1899 },
    { from: 1900, to: null },
  ],
  publicWidths: [{ licence: 'other', width: 1600 }],
  hiddenLicences: ['cc0'],
  ownLicences: [{ name: 'Archivio di Gorizia', url: null }],
  shareTargets: ['x'],
  ownShareTargets: [{ name: 'Mastodon', address: 'https://social.example/?u={url}' }],
  circaYears: { year: 2, decade: 0, century: 0 },
  datePeriods: [{ names: ['Grande Guerra', 'Great War'], edtf: '1914-07-28/1918-11-11' }],
  heroPhotoId: null,
  featuredPhotoIds: [3, 1],
  logo: { light: image('a'), dark: null, carriesName: true },
  icon: null,
  accent: { light: '#a3251d', dark: '#f4958c' },
} as unknown as SiteSettings;
const chosen: Chosen = {
  periods: 2,
  datePeriods: 1,
  publicWidths: 1,
  ownLicences: 1,
  ownShareTargets: 1,
  heroPhotoId: null,
  featuredPhotoIds: [3, 1],
  brand: brandImages(settings),
  accent: settings.accent,
};

function sent(changes: Record<string, string> = {}, others: Partial<Chosen> = {}) {
  const form = new FormData();
  // A checkbox is sent only when it is ticked.
  for (const [name, value] of Object.entries({ ...settingsValues(settings), ...changes }))
    if (!/^(?:languages|offeredLicences|shareTargets|logo)\./.test(name) || value === 'true') form.append(name, value);
  return settingsOf(form, { ...chosen, ...others });
}

describe('the form of the settings', () => {
  const stored = { ...settings, ...sent() } as SiteSettings;

  it('sends nothing of what was not changed', () => {
    expect(sent()).toMatchObject(settings);
    expect(changedSettings(sent({ 'map.lat': '45,94' }), stored)).toEqual({});
  });

  it('sends a list, and what consists of several values, as a whole', () => {
    expect(changedSettings(sent({ 'periods.1.from': '1901', city: ' Nova Gorica ' }), stored)).toEqual({
      city: 'Nova Gorica',
      periods: [settings.periods[0], { from: 1901, to: null }],
    });
    expect(changedSettings(sent({ 'publicWidths.0.width': '2000' }), stored)).toEqual({
      publicWidths: [{ licence: 'other', width: 2000 }],
    });
    expect(changedSettings(sent({ 'video.fileUrl': ' ' }), stored)).toEqual({ video: null });
  });

  it('sends the languages that are ticked, and the base language, which cannot be taken away', () => {
    const ticked = sent({ 'languages.it': 'false', 'languages.en': 'false', 'languages.de': 'true' });
    expect(changedSettings(ticked, stored)).toEqual({ languages: ['it', 'de'] });
  });

  it('sends the licences that are not offered, and the networks that are', () => {
    const changes = {
      'offeredLicences.cc-by-4.0': 'false',
      'shareTargets.x': 'false',
      'shareTargets.facebook': 'true',
    };
    expect(changedSettings(sent(changes), stored)).toEqual({
      hiddenLicences: ['cc0', 'cc-by-4.0'],
      shareTargets: ['facebook'],
    });
    expect(changedSettings(sent({ 'ownLicences.0.url': 'https://gorizia.example/' }), stored)).toEqual({
      ownLicences: [{ name: 'Archivio di Gorizia', url: 'https://gorizia.example/' }],
    });
  });

  it('sends the logo as a whole, and none of its parts without the one of the light theme', () => {
    const { light, dark, icon } = { light: image('a'), dark: image('b'), icon: image('c') };
    expect(changedSettings(sent({}, { brand: { light, dark, icon } }), stored)).toEqual({
      logo: { light, dark, carriesName: true },
      icon,
    });
    expect(changedSettings(sent({ 'logo.carriesName': 'false' }), stored)).toEqual({
      logo: { light, dark: null, carriesName: false },
    });
    expect(changedSettings(sent({}, { brand: { light: null, dark, icon: null } }), stored)).toEqual({ logo: null });
  });

  it('passes on what is no number, for the API to refuse', () => {
    expect(sent({ 'map.zoom': '', 'periods.0.to': 'oggi' })).toMatchObject({
      map: { zoom: '' },
      periods: [{ to: 'oggi' }, {}],
    });
  });

  it.each([
    ['https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://video.example.org/v=1', 'https://video.example.org/v=1'],
  ])('takes the id of a video out of %s', (typed, externalId) => {
    expect(sent({ 'video.externalId': typed }).video).toMatchObject({ externalId });
  });
});
