import { startArchive, type TestArchive } from '../support/archive.js';
import { aJpeg } from '../support/scans.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let admin: Visitor;

beforeAll(async () => {
  archive = await startArchive({ environment: { MAX_IMAGE_MB: '1', MAX_IMAGE_MEGAPIXELS: '2' } });
  admin = await archive.signedIn(await archive.anAdmin());
});
afterAll(() => archive.close());

function upload(content: Buffer): Promise<Answer> {
  const multipart = new FormData();
  multipart.append('image', new Blob([new Uint8Array(content)]), 'scan.jpg');
  return admin.change('POST', '/api/admin/photos', { multipart });
}
const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('an archive that takes scans of 1 MB and 2 megapixels', () => {
  it('accepts a scan of 2 megapixels', async () => {
    expect(await upload(await aJpeg({ width: 2000, height: 1000 }))).toMatchObject({ status: 202 });
  });

  it('refuses more pixels', async () => {
    expect(await upload(await aJpeg({ width: 2000, height: 1001 }))).toMatchObject({
      status: 422,
      body: { code: 'image_too_many_pixels' },
    });
  });

  it('refuses more bytes', async () => {
    const scan = Buffer.concat([await aJpeg(), Buffer.alloc(1024 * 1024)]);
    expect(await upload(scan)).toMatchObject({ status: 413, body: { code: 'image_too_large' } });
  });

  it('refuses an upload in parts when it begins', async () => {
    const begun = await admin.change('POST', '/api/admin/uploads', {
      headers: {
        'Tus-Resumable': '1.0.0',
        'Upload-Length': String(1024 * 1024 + 1),
        'Upload-Metadata': `filename ${base64('scan.tif')},sha256 ${base64('0'.repeat(64))}`,
      },
    });
    expect(begun).toMatchObject({ status: 413, body: { code: 'image_too_large' } });
  });
});
