import { aColourChart, colourChart } from '../support/scans.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import {
  allSquares,
  aPhotoOf,
  hasColour,
  misplacedSquares,
  type ReceivedImage,
  requestImage,
} from '../support/iiif.js';

/**
 * The checks of the official validator of the IIIF Image API 3.0 for level 2, under their names there. One differs: its
 * `size_noup` also demands an error for `!w,h` above the size of the image, for which the specification demands the image
 * in its own size (docs/adr/0025).
 */
let archive: TestArchive;
let service: string;

beforeAll(async () => {
  archive = await startArchive();
  const { id } = await aPhotoOf(await aColourChart(), archive, { license: 'CC BY-SA 4.0' });
  service = `${archive.url}/iiif/image/${id}`;
});
afterAll(() => archive.close());

interface Wanted {
  region?: string;
  size?: string;
  rotation?: string;
  quality?: string;
  format?: string;
}
const addressOf = ({ region, size, rotation, quality, format }: Wanted): string =>
  [service, region ?? 'full', size ?? 'max', rotation ?? '0', `${quality ?? 'default'}.${format ?? 'jpg'}`].join('/');
const image = (wanted: Wanted): Promise<ReceivedImage> => requestImage(addressOf(wanted));
const statusOf = async (address: string): Promise<number> => (await fetch(address, { redirect: 'manual' })).status;
const sizeOf = ({ width, height }: ReceivedImage): number[] => [width, height];

const { square: side, squares } = colourChart;
const whole = side * squares;

describe('the image', () => {
  it('is returned, with the right content (id_basic, id_squares)', async () => {
    const full = await image({});
    expect(sizeOf(full)).toEqual([whole, whole]);
    expect(await misplacedSquares(full)).toEqual([]);
  });

  it('is found by an identifier with escaped characters (id_escaped)', async () => {
    const id = service.split('/').at(-1) ?? '';
    const escaped = [...id].map((digit) => `%${digit.charCodeAt(0).toString(16)}`).join('');
    expect(await statusOf(`${archive.url}/iiif/image/${escaped}/full/100,/0/default.jpg`)).toBe(200);
  });

  it.each([
    'a/b',
    'a%2Fb',
    'f1d7a1ce-6cf0-11ed-a1eb-0242ac120002',
    '[frob]',
    '0',
    '01',
    '-1',
    '2147483648',
    '1e1',
    '%00',
  ])('is not found by %s (id_error_escapedslash, id_error_random, id_error_unescaped)', async (identifier) => {
    expect(await statusOf(`${archive.url}/iiif/image/${identifier}/full/max/0/default.jpg`)).toBe(404);
  });
});

describe('a region', () => {
  it('in pixels is exact (region_pixels)', async () => {
    for (const [column, row] of allSquares.filter((_, index) => index % 9 === 0)) {
      const region = [column * side + 13, row * side + 13, 74, 74].join();
      const part = await image({ region, format: 'png' });
      expect(sizeOf(part)).toEqual([74, 74]);
      const colour = await part.colourOf({ left: 0, top: 0, width: 74, height: 74 });
      expect([region, hasColour(colour, [column, row])]).toEqual([region, true]);
    }
  });

  it('begins and ends at the very pixel', async () => {
    // The last pixels of one square beside the first of the next, in both directions.
    const part = await image({ region: '484,684,32,32', format: 'png' });
    expect(sizeOf(part)).toEqual([32, 32]);
    for (const [left, top, square] of [
      [0, 0, [4, 6]],
      [16, 0, [5, 6]],
      [0, 16, [4, 7]],
      [16, 16, [5, 7]],
    ] as [number, number, [number, number]][])
      expect(hasColour(await part.colourOf({ left, top, width: 16, height: 16 }), square)).toBe(true);
  });

  it('in percent has the right colour (region_percent)', async () => {
    for (const [column, row] of allSquares.filter((_, index) => index % 23 === 0)) {
      const part = await image({ region: `pct:${column * 10 + 1},${row * 10 + 1},9,9` });
      expect(sizeOf(part)).toEqual([90, 90]);
      expect(hasColour(await part.colourOf({ left: 0, top: 0, width: 90, height: 90 }), [column, row])).toBe(true);
    }
  });

  it('may be a square (region_square)', async () => {
    const { width, height } = await image({ region: 'square' });
    expect(width).toBe(height);
  });

  it('is cut off at the edge of the image', async () => {
    expect(sizeOf(await image({ region: '950,900,200,200' }))).toEqual([50, 100]);
  });

  it('in another size shows the same (size_region)', async () => {
    for (const [column, row] of allSquares.filter((_, index) => index % 31 === 0)) {
      const part = await image({ region: [column * side, row * side, side, side].join(), size: '47,47' });
      expect(sizeOf(part)).toEqual([47, 47]);
      expect(hasColour(await part.colourOf({ left: 4, top: 4, width: 39, height: 39 }), [column, row])).toBe(true);
    }
  });
});

describe('a size', () => {
  it.each([
    ['size_wc', '523,', [523, 523]],
    ['size_ch', ',471', [471, 471]],
    ['size_percent', 'pct:61', [610, 610]],
    ['size_bwh', '!702,388', [388, 388]],
    ['size_wh', '600,351', [600, 351]],
    ['not enlarged', '!2000,3000', [whole, whole]],
    ['allowed to enlarge, and need not', '^512,', [512, 512]],
  ])('%s: %s', async (_, size, expected) => {
    const answer = await image({ size });
    expect(sizeOf(answer)).toEqual(expected);
    expect(await misplacedSquares(answer)).toEqual([]);
  });

  it.each(['1500,1500', ',1500', '1500,', 'pct:200'])('%s is refused without ^ (size_noup, size_up)', async (size) => {
    expect(await statusOf(addressOf({ size }))).toBe(400);
  });

  it.each(['^1500,1500', '^max', '^pct:200'])('%s is not implemented', async (size) => {
    const answer = await archive.visitor().get(addressOf({ size }).replace(archive.url, ''));
    expect(answer).toMatchObject({ status: 501, body: { code: 'upscaling_unsupported' } });
  });

  it('full is no size in version 3 (size_nofull)', async () => {
    expect(await statusOf(addressOf({ size: 'full' }))).toBe(400);
  });
});

describe('a rotation', () => {
  const last = squares - 1;
  it.each([
    ['90', ([column, row]: [number, number]): [number, number] => [last - row, column]],
    ['180', ([column, row]: [number, number]): [number, number] => [last - column, last - row]],
    ['270', ([column, row]: [number, number]): [number, number] => [row, last - column]],
    ['!0', ([column, row]: [number, number]): [number, number] => [last - column, row]],
    ['!180', ([column, row]: [number, number]): [number, number] => [column, last - row]],
    ['!90', ([column, row]: [number, number]): [number, number] => [last - row, last - column]],
  ])('of %s (rot_full_basic, rot_mirror, rot_mirror_180)', async (rotation, placed) => {
    expect(await misplacedSquares(await image({ rotation }), placed)).toEqual([]);
  });

  it('follows the size, and turns its shape (rot_region_basic)', async () => {
    const turned = await image({ region: '113,313,76,76', size: '70,35', rotation: '90' });
    expect(sizeOf(turned)).toEqual([35, 70]);
    expect(hasColour(await turned.colourOf({ left: 0, top: 0, width: 35, height: 70 }), [1, 3])).toBe(true);
  });
});

describe('a quality', () => {
  it('color has colours (quality_color)', async () => {
    expect((await image({ quality: 'color' })).channels).toBe(3);
  });

  it('gray has none (quality_grey)', async () => {
    expect((await image({ quality: 'gray' })).channels).toBe(1);
    expect((await image({ quality: 'gray', format: 'png', size: '100,' })).channels).toBe(1);
  });

  it('bitonal is black and white (quality_bitonal)', async () => {
    const answer = await image({ quality: 'bitonal', format: 'png' });
    expect(answer.channels).toBe(1);
    const shades = allSquares.map(async ([column, row]) => {
      const [shade] = await answer.colourOf({ left: column * side + 25, top: row * side + 25, width: 50, height: 50 });
      return shade;
    });
    expect(new Set(await Promise.all(shades))).toEqual(new Set([0, 255]));
  });
});

it.each([
  ['jpg', 'jpeg', 'image/jpeg'],
  ['png', 'png', 'image/png'],
  ['webp', 'webp', 'image/webp'],
])('the format %s is served (format_jpg, format_png, format_webp)', async (format, encoding, type) => {
  const answer = await image({ format, size: '300,' });
  expect([answer.format, answer.headers.get('content-type')]).toEqual([encoding, type]);
});

it.each([
  ['region', 'Zq7$<p'],
  ['region', '0,0,0,10'],
  ['region', '1000,0,10,10'],
  ['size', 'b@W3=x'],
  ['rotation', '4;zQ'],
  ['rotation', '45'],
  ['quality', 'kL_9[m'],
  ['quality', 'native'],
  ['format', 'x7$'],
  ['format', 'tif'],
])('the %s %s answers 400 and names what is wrong (*_error_random)', async (parameter, value) => {
  const path = addressOf({ [parameter]: value }).replace(archive.url, '');
  expect(await archive.visitor().get(path)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', errors: [{ field: parameter, code: 'field_invalid' }] },
  });
});

it.each(['%', '%E0%A4%A', '%00', '..%2f..'])('the malformed region %s answers 400', async (region) => {
  expect(await statusOf(addressOf({ region }))).toBe(400);
});

describe('the image information', () => {
  it('describes the image and what can be requested (info_json)', async () => {
    const answer = await fetch(`${service}/info.json`);
    expect(await answer.json()).toEqual({
      '@context': 'http://iiif.io/api/image/3/context.json',
      id: service,
      type: 'ImageService3',
      protocol: 'http://iiif.io/api/image',
      profile: 'level2',
      width: whole,
      height: whole,
      maxWidth: 4096,
      maxHeight: 8192,
      maxArea: 4096 * 6144,
      sizes: [
        { width: 500, height: 500 },
        { width: 1000, height: 1000 },
      ],
      tiles: [{ width: 512, height: 512, scaleFactors: [1, 2] }],
      rights: 'http://creativecommons.org/licenses/by-sa/4.0/',
      preferredFormats: ['webp', 'jpg'],
      extraFormats: ['webp'],
      extraQualities: ['color', 'gray', 'bitonal'],
      extraFeatures: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader'],
    });
  });

  it.each([
    ['application/ld+json', 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"'],
    ['*/*', 'application/ld+json;profile="http://iiif.io/api/image/3/context.json"'],
    ['application/json', 'application/json'],
    ['application/json;q=0.9, application/ld+json;q=0.5', 'application/json'],
  ])('is sent to a client that accepts %s as %s (jsonld)', async (accepted, type) => {
    const { headers } = await fetch(`${service}/info.json`, { headers: { Accept: accepted } });
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('vary')).toContain('Accept');
  });

  it('is where the base address leads to (baseurl_redirect)', async () => {
    const { status, headers } = await fetch(service, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, `${service}/info.json`]);
  });

  it('offers only sizes and tiles that are made', async () => {
    const { id } = await aPhotoOf(await aColourChart({ width: 1333, height: 701 }), archive);
    const { sizes, tiles } = (await (await fetch(`${archive.url}/iiif/image/${id}/info.json`)).json()) as {
      sizes: { width: number; height: number }[];
      tiles: { scaleFactors: number[] }[];
    };
    expect(tiles[0]?.scaleFactors).toEqual([1, 2, 4]);
    for (const { width, height } of sizes)
      expect(
        sizeOf(await requestImage(`${archive.url}/iiif/image/${id}/full/${width},${height}/0/default.jpg`)),
      ).toEqual([width, height]);
    // The tiles of the last column and row, as an image viewer computes them.
    for (const [tile, size] of [
      ['1024,512,309,189', '309,189'],
      ['1024,0,309,701', '155,351'],
      ['0,0,1333,701', '334,176'],
    ]) {
      const answer = await requestImage(`${archive.url}/iiif/image/${id}/${tile}/${size}/0/default.webp`);
      expect(sizeOf(answer).join()).toBe(size);
    }
  });
});

describe('the headers', () => {
  it('let pages of other sites read everything, errors too (cors)', async () => {
    const addresses = [`${service}/info.json`, addressOf({ size: '100,' }), addressOf({ size: 'x' }), service];
    for (const address of addresses) {
      const { headers } = await fetch(address, { redirect: 'manual', headers: { Origin: 'https://viewer.example' } });
      expect([address, headers.get('access-control-allow-origin')]).toEqual([address, '*']);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    const preflight = await fetch(`${service}/info.json`, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET, HEAD']);
  });

  it('name the profile and the canonical address (linkheader_profile, linkheader_canonical)', async () => {
    const { headers } = await image({ region: 'pct:0,0,50,50', size: '250,', rotation: '!0', quality: 'color' });
    expect(headers.get('link')).toBe(
      `<http://iiif.io/api/image/3/level2.json>;rel="profile", <${service}/0,0,500,500/250,250/!0/default.jpg>;rel="canonical"`,
    );
    expect((await fetch(`${service}/info.json`)).headers.get('link')).toContain('level2.json>;rel="profile"');
  });
});
