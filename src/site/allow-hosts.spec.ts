import { untranslated } from '../contract/localized.js';
import type { Response } from 'express';
import { defaultSettings } from '../settings/default-settings.js';
import type { SiteSettings } from '../contract/settings.js';
import { allowHostsOf } from './allow-hosts.js';

const policyOf = (settings: Partial<SiteSettings>): string => {
  const headers = new Map([['Content-Security-Policy', "default-src 'none';img-src 'self' data:;font-src 'self'"]]);
  const response = {
    getHeader: (name: string) => headers.get(name),
    setHeader: (name: string, value: string) => headers.set(name, value),
  };
  allowHostsOf(response as unknown as Response, { ...defaultSettings, ...settings });
  return [...headers.values()].join();
};
const tiles = (url: string) => ({ mapTiles: { url, attribution: '©', attributionUrl: null, maxZoom: 19 } });
const overlaysOf = (...urls: string[]) =>
  urls.map((url, index) => ({
    code: `map-${index}`,
    name: 'Pianta',
    ...untranslated('name'),
    year: 1884,
    attribution: 'Biblioteca',
    attributionUrl: null,
    tiles: null,
    picture: { url, west: 13.7, south: 45.6, east: 13.8, north: 45.7 },
  }));

describe('the policy of a page allows', () => {
  it('no host that the settings do not name', () => {
    expect(policyOf({})).toBe("default-src 'none';img-src 'self' data:;font-src 'self'");
    expect(policyOf(tiles('/uploads/tiles/{z}/{x}/{y}.webp'))).toBe(policyOf({}));
  });

  it('images of the map’s host, and frames of the video’s', () => {
    expect(policyOf(tiles('https://tile.example.org:8443/{z}/{x}/{y}.png'))).toBe(
      "default-src 'none';img-src 'self' data: https://tile.example.org:8443;font-src 'self'",
    );
    expect(
      policyOf({
        ...tiles('https://a.example/{z}/{x}/{y}.png'),
        mapOverlays: overlaysOf('https://b.example/1884.jpg', 'https://a.example/x.jpg'),
      }),
    ).toBe("default-src 'none';img-src 'self' data: https://a.example https://b.example;font-src 'self'");
    expect(policyOf({ video: { fileUrl: null, externalId: 'a', thumbnailUrl: null } })).toBe(
      "default-src 'none';img-src 'self' data:;font-src 'self';frame-src https://www.youtube-nocookie.com",
    );
  });
});
