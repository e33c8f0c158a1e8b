import { isPictureAddress, isTileAddress, tilesOrigin } from './map-tiles.js';

describe('the address of map tiles', () => {
  it.each([
    'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    'https://tiles.example.org:8443/{z}/{y}/{x}@2x.webp?key=abc',
    '/uploads/tiles/{z}/{x}/{y}.webp',
  ])('may be %s', (url) => {
    expect(isTileAddress(url)).toBe(true);
  });

  it.each([
    'http://tile.example.org/{z}/{x}/{y}.png',
    'https://{s}.tile.example.org/{z}/{x}/{y}.png',
    'https://tile.example.org/{z}/{x}.png',
    'https://tile.example.org/{z}/{x}/{y}/{y}.png',
    'https://tile.example.org/{z}/{x}/{y/}.png',
    'https://{x}.example.org/{z}/{y}{.png',
    'https://someone:secret@tile.example.org/{z}/{x}/{y}.png',
    'https://*/{z}/{x}/{y}.png',
    "https://tile.example.org;script-src'/{z}/{x}/{y}.png",
    '//tile.example.org/{z}/{x}/{y}.png',
    'tiles/{z}/{x}/{y}.png',
    'javascript:alert({z}{x}{y})',
    '',
  ])('may not be %j', (url) => {
    expect(isTileAddress(url)).toBe(false);
  });

  it('has an origin unless the site itself serves them', () => {
    expect(tilesOrigin('https://Tile.OpenStreetMap.org/{z}/{x}/{y}.png')).toBe('https://tile.openstreetmap.org');
    expect(tilesOrigin('/uploads/tiles/{z}/{x}/{y}.webp')).toBeNull();
  });
});

describe('the address of a picture on the map', () => {
  it.each(['/maps/1884.webp', 'https://maps.example.org/1884.jpg?size=2000'])('may be %s', (url) => {
    expect(isPictureAddress(url)).toBe(true);
  });

  it.each([
    '',
    '1884.webp',
    '//maps.example.org/a.webp',
    'http://maps.example.org/a.webp',
    "https://a.example;img-src'/b",
  ])('may not be %j', (url) => {
    expect(isPictureAddress(url)).toBe(false);
  });
});
