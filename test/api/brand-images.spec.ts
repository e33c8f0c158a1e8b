import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandImage } from '../../src/contract/brand.js';
import { sharp } from '../../src/images/image-library.js';
import { StoredFilesCheck } from '../../src/photos/files/stored-files-check.js';
import { UnusedFiles } from '../../src/photos/renditions/unused-files.js';
import { Config } from '../../src/platform/config/config.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aLogo } from '../support/logos.js';
import { aDecompressionBomb, aJpeg, anImage } from '../support/scans.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  administrator = await archive.signedIn(await archive.anAdmin());
});
afterAll(() => archive.close());

function send(image: Buffer | string | null, visitor = administrator): Promise<Answer> {
  const multipart = new FormData();
  if (image) multipart.append('image', new Blob([typeof image === 'string' ? image : new Uint8Array(image)]), 'logo');
  return visitor.change('POST', '/api/admin/settings/brand-images', { multipart });
}
async function anUploaded(image: Buffer): Promise<BrandImage> {
  const { status, body } = await send(image);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
}
const change = (fields: object) => administrator.change('PUT', '/api/admin/settings', { json: fields });
const undoLast = async () => {
  const { body } = await administrator.get('/api/admin/change-sets?kind=settings&recordId=1');
  return administrator.change('POST', `/api/admin/change-sets/${body.items[0].id}/revert`, { json: {} });
};
const page = async (address: string): Promise<string> => (await archive.visitor().get(address)).text;
const headOf = (html: string): string => /<head>.*?<\/head>/s.exec(html)?.[0] ?? '';
const headerOf = (html: string): string => /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
const folderOf = ({ sha256 }: BrandImage): string => `/uploads/${sha256}/brand1`;

async function bytesAt(address: string): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(archive.url + address);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
const imageAt = async (address: string) => sharp((await bytesAt(address)).bytes).metadata();
/** The colour of a pixel, with its opacity where it has one. */
async function pixelAt(address: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp((await bytesAt(address)).bytes)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + info.channels)];
}

describe('an uploaded image of the brand', () => {
  it('is made into a logo without its transparent margin, which the public sees once the settings name it', async () => {
    const image = await anUploaded(await aLogo({ width: 240, height: 160, margin: 40 }));
    expect(image).toEqual({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), width: 180, height: 120 });
    const address = `${folderOf(image)}/logo180x120.webp`;
    expect((await archive.visitor().get(address)).status).toBe(404);
    expect((await administrator.get(address)).status).toBe(200);

    await change({ logo: { light: image, dark: null, carriesName: false } });
    expect((await bytesAt(address)).response.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=60');
    expect(await imageAt(address)).toMatchObject({ format: 'webp', width: 180, height: 120 });
    await change({ logo: null });
    expect((await archive.visitor().get(address)).status).toBe(404);
  });

  it('is not enlarged for headers, and of a wide one all is shown', async () => {
    expect(await anUploaded(await aLogo({ width: 90, height: 30, margin: 0 }))).toMatchObject({
      width: 90,
      height: 30,
    });
    expect(await anUploaded(await aLogo({ width: 1800, height: 150, margin: 0 }))).toMatchObject({
      width: 720,
      height: 60,
    });
  });

  it('has icons that keep its transparency, but where systems would paint it black', async () => {
    const icon = await anUploaded(await aLogo({ width: 100, height: 50 }));
    await change({ icon });
    const at = folderOf(icon);
    expect(await pixelAt(`${at}/icon192.png`, 96, 5)).toEqual([0, 0, 0, 0]);
    expect(await pixelAt(`${at}/icon192.png`, 96, 96)).toEqual([163, 37, 29, 255]);
    for (const [name, size] of [
      ['icon180.png', 180],
      ['maskable192.png', 192],
      ['maskable512.png', 512],
    ] as const) {
      expect(await imageAt(`${at}/${name}`)).toMatchObject({ format: 'png', width: size, height: size });
      expect(await pixelAt(`${at}/${name}`, 2, 2)).toEqual([255, 255, 255]);
      expect(await pixelAt(`${at}/${name}`, size / 2, size / 2)).toEqual([163, 37, 29]);
    }
    expect((await bytesAt(`${at}/favicon.ico`)).bytes.subarray(0, 6).toString('hex')).toBe('000001000100');
    expect(await imageAt(`${at}/share.png`)).toMatchObject({ width: 1200, height: 630 });
    await change({ icon: null });
  });

  it('that is opaque is continued in the colour of its edge', async () => {
    const opaque = sharp({ create: { width: 200, height: 100, channels: 3, background: '#0b6b4f' } });
    const icon = await anUploaded(await opaque.jpeg({ quality: 100 }).toBuffer());
    await change({ icon });
    for (const name of ['icon192.png', 'maskable192.png', 'icon180.png']) {
      const [red = 0, green = 0, blue = 0] = await pixelAt(`${folderOf(icon)}/${name}`, 1, 1);
      expect([red < 20, Math.abs(green - 107) < 6, Math.abs(blue - 79) < 6]).toEqual([true, true, true]);
    }
    await change({ icon: null });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 415, 'logo_type_unsupported'],
    ['HTML', '<!doctype html><script>alert(1)</script>', 415, 'logo_type_unsupported'],
    ['a TIFF', anImage().tiff().toBuffer(), 415, 'logo_type_unsupported'],
    ['a GIF', Buffer.from('GIF89a'), 415, 'logo_type_unsupported'],
    ['a file of more than 5 MB', Buffer.concat([pngHead(), Buffer.alloc(5 * 1024 * 1024)]), 413, 'logo_too_large'],
    ['a decompression bomb', aDecompressionBomb(8_000), 422, 'image_too_many_pixels'],
    ['half an image', aJpeg().then((whole) => whole.subarray(0, whole.length / 2)), 422, 'image_unreadable'],
    ['nothing', null, 400, 'image_missing'],
  ])('is not %s', async (_, image, status, code) => {
    const answer = await send(await image);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('is uploaded by administrators only', async () => {
    const image = await aLogo();
    for (const account of [await archive.anEditor(), await archive.aMember()])
      expect((await send(image, await archive.signedIn(account))).status).toBe(403);
    expect((await send(image, archive.visitor())).status).toBe(401);
  });
});

describe('the logo of an archive', () => {
  it('is that of the product until it has one, with the name beside it', async () => {
    const header = headerOf(await page('/it'));
    expect(header).toContain('<svg');
    expect(header).toContain('Archivio fotografico della città');
    expect(header).not.toContain('<img');
  });

  it('is a mark beside the name, or carries the name, which is its text alternative then', async () => {
    const light = await anUploaded(await aLogo({ colour: '#123456' }));
    await change({ logo: { light, dark: null, carriesName: false } });
    const mark = headerOf(await page('/it'));
    expect(mark).toContain(`src="${folderOf(light)}/logo180x120.webp" alt="" width="180" height="120"`);
    expect(mark).toContain('>Archivio fotografico della città</span>');
    await change({ logo: { light, dark: null, carriesName: true } });
    const whole = headerOf(await page('/de'));
    expect(whole).toContain('alt="Fotoarchiv der Stadt"');
    expect(whole).not.toContain('>Fotoarchiv der Stadt</span>');
  });

  it('may be another one in the dark theme, else it lies on a light plate there', async () => {
    const [light, dark] = [await anUploaded(await aLogo()), await anUploaded(await aLogo({ colour: '#f4958c' }))];
    await change({ logo: { light, dark: null, carriesName: false } });
    expect(headerOf(await page('/it'))).toContain('background:light-dark(transparent, #f2f2f2)');
    await change({ logo: { light, dark, carriesName: false } });
    const header = headerOf(await page('/it'));
    expect(header).not.toContain('background:light-dark');
    expect(header).toMatch(new RegExp(`${folderOf(light)}/[^>]* class="dark:hidden"`));
    expect(header).toMatch(new RegExp(`${folderOf(dark)}/[^>]* class="hidden dark:block"`));
  });

  it('is what the icons are made of, in pages, in the manifest and at the well-known addresses', async () => {
    const light = await anUploaded(await aLogo({ width: 200, height: 200, colour: '#7a5200' }));
    await change({ logo: null, icon: null });
    const ofProduct = (await bytesAt('/favicon.ico')).bytes;
    await change({ logo: { light, dark: null, carriesName: false }, icon: null });
    const html = headOf(await page('/it'));
    const at = folderOf(light);
    expect(html).toContain(`<link rel="icon" href="${at}/icon32.png"`);
    expect(html).toContain(`<link rel="apple-touch-icon" href="${at}/icon180.png"`);
    expect(html).toContain(`<meta property="og:image" content="${archive.url}${at}/share.png"`);
    expect(html).not.toMatch(/favicon|"\/(?:icon|apple|share)/);
    const { icons } = (await archive.visitor().get('/manifest.webmanifest')).body;
    expect(icons.map(({ src, purpose }: { src: string; purpose: string }) => [src, purpose])).toEqual([
      [`${at}/icon192.png`, 'any'],
      [`${at}/icon512.png`, 'any'],
      [`${at}/maskable192.png`, 'maskable'],
      [`${at}/maskable512.png`, 'maskable'],
    ]);
    for (const { src } of icons) expect((await bytesAt(src)).response.status).toBe(200);
    for (const [address, type, file] of [
      ['/favicon.ico', 'image/', 'favicon.ico'],
      ['/favicon.svg', 'image/png', 'icon192.png'],
      ['/apple-touch-icon.png', 'image/png', 'icon180.png'],
      ['/icon-192.png', 'image/png', 'icon192.png'],
      ['/icon-512.png', 'image/png', 'icon512.png'],
      ['/share.png', 'image/png', 'share.png'],
    ]) {
      const { response, bytes } = await bytesAt(address!);
      expect(response.headers.get('content-type')).toContain(type!);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(bytes.equals((await bytesAt(`${at}/${file}`)).bytes)).toBe(true);
    }

    const icon = await anUploaded(await aLogo({ width: 90, height: 90, colour: '#333333' }));
    await change({ icon });
    expect(await page('/it')).toContain(`<link rel="icon" href="${folderOf(icon)}/icon32.png"`);
    await change({ logo: null, icon: null });
    expect((await bytesAt('/favicon.ico')).bytes.equals(ofProduct)).toBe(true);
    expect(await page('/it')).toContain('<link rel="icon" href="/favicon.ico"');
  });

  it('is undone as any setting, to and from that of the product', async () => {
    const light = await anUploaded(await aLogo({ colour: '#0b6b4f' }));
    const logo = { light, dark: null, carriesName: true };
    await change({ logo });
    expect((await undoLast()).status).toBe(200);
    expect((await archive.visitor().get('/api/settings')).body.logo).toBeNull();
    expect((await bytesAt(`${folderOf(light)}/favicon.ico`)).response.status).toBe(404);
    await undoLast();
    expect((await archive.visitor().get('/api/settings')).body.logo).toEqual(logo);
    expect((await bytesAt(`${folderOf(light)}/favicon.ico`)).response.status).toBe(200);
  });

  it('is one that was uploaded', async () => {
    const known = await anUploaded(await aLogo());
    const unknown = { sha256: 'a'.repeat(64), width: 10, height: 10 };
    for (const [fields, errors] of [
      [
        { logo: { light: unknown, dark: unknown, carriesName: true } },
        ['logo.light choice_gone', 'logo.dark choice_gone'],
      ],
      [{ icon: unknown }, ['icon choice_gone']],
      [{ icon: { ...known, width: known.width - 1 } }, ['icon choice_gone']],
      [{ icon: { ...known, sha256: '../../etc/passwd' } }, ['icon.sha256 field_invalid']],
      [{ icon: { ...known, height: 121 } }, ['icon.height number_out_of_range']],
      [{ logo: { dark: known, carriesName: true } }, ['logo.light field_required']],
    ] as const) {
      const { status, body } = await change(fields);
      expect(status).toBe(400);
      expect(body.errors.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)).toEqual(errors);
    }
  });
});

describe('the files of the brand', () => {
  const differences = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { is, record } of archive.app.get(StoredFilesCheck, { strict: false }).findDifferences())
      found.push(`${record} ${is}`);
    return found;
  };
  const dataDir = (): string => archive.app.get(Config).dataDir;

  it('are missed by the check of the stored files', async () => {
    const light = await anUploaded(await aLogo({ colour: '#000001' }));
    await change({ logo: { light, dark: null, carriesName: false } });
    expect(await differences()).toEqual([]);
    rmSync(join(dataDir(), 'uploads', light.sha256, 'brand1', 'icon512.png'));
    expect(await differences()).toEqual(['brand served_missing']);
    await anUploaded(await aLogo({ colour: '#000001' }));
    expect(await differences()).toEqual([]);
  });

  it('are spared by the sweep while they are shown, and for 30 days, so that a change can be undone', async () => {
    const shown = await anUploaded(await aLogo({ colour: '#000002' }));
    const former = await anUploaded(await aLogo({ colour: '#000003' }));
    const never = await anUploaded(await aLogo({ colour: '#000004' }));
    await change({ icon: former });
    await change({ icon: shown });
    for (const { sha256 } of [shown, former, never])
      utimesSync(join(dataDir(), 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256), 1, 1);
    // The folders of served files were written just now; a day later they would not protect anything.
    for (const { sha256 } of [shown, former, never]) utimesSync(join(dataDir(), 'uploads', sha256, 'brand1'), 1, 1);
    const sweep = () => archive.app.get(UnusedFiles, { strict: false }).sweep({ isConfirmed: true });
    const stored = async ({ sha256 }: BrandImage): Promise<boolean> => archive.app.get(Storage).hasOriginal(sha256);
    await sweep();
    expect([await stored(shown), await stored(former), await stored(never)]).toEqual([true, true, false]);
    await archive.database.query(`update change_sets set created_at = created_at - interval '31 days'`);
    await sweep();
    expect([await stored(shown), await stored(former)]).toEqual([true, false]);
    const { status, body } = await undoLast();
    expect([status, body.code]).toEqual([409, 'later_change']);
  });
});

function pngHead(): Buffer {
  return Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
}
