import { sharp } from '../../src/images/image-library.js';
import { PhotoRenditionsService } from '../../src/photos/renditions/photo-renditions.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aRemovalRequest, decideRequest, removalStaff } from '../support/removal-requests.js';
import { aView } from '../support/scans.js';
import type { Answer, Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;
let moderator: Visitor;
let editor: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  ({ administrator, moderator, editor } = await removalStaff(archive));
});
afterAll(() => archive.close());

const uploaded = async (scan: Buffer, status = 'published') => {
  const form = new FormData();
  form.append('title', 'Il molo');
  form.append('status', status);
  form.append('image', new Blob([new Uint8Array(scan)]), 'scan.jpg');
  const { body } = await administrator.change('POST', '/api/admin/photos', { multipart: form });
  await archive.app.get(PhotoRenditionsService, { strict: false }).generate(body.id);
  return (await administrator.get(`/api/admin/photos/${body.id}`)).body;
};
const resembling = (id: number, by: Visitor = moderator): Promise<Answer> =>
  by.get(`/api/admin/removal-requests/${id}/resembling`);
const extend = (id: number, photoId: unknown, by: Visitor = moderator): Promise<Answer> =>
  by.change('POST', `/api/admin/removal-requests/${id}/extensions`, { json: { photoId } });

describe('photos that look like the one of a removal request', () => {
  let photo: { id: number; slug: string };
  let smaller: { id: number };
  let mirrored: { id: number };
  let request: number;

  beforeAll(async () => {
    const scan = await aView(41);
    photo = await uploaded(scan);
    smaller = await uploaded(await sharp(scan).resize(400).jpeg({ quality: 40 }).toBuffer());
    mirrored = await uploaded(await sharp(scan).flop().jpeg().toBuffer(), 'draft');
    const removed = await uploaded(await sharp(scan).resize(500).jpeg().toBuffer());
    await administrator.change('DELETE', `/api/admin/photos/${removed.id}`);
    await uploaded(await aView(42));
    request = await aRemovalRequest(archive, photo);
  });

  it('are shown to whoever moderates, drafts too, and to nobody else', async () => {
    expect((await resembling(request)).body).toMatchObject([
      { id: smaller.id, status: 'published', titleEn: null, image: { width: 400 } },
      { id: mirrored.id, status: 'draft' },
    ]);
    expect((await resembling(request, editor)).status).toBe(403);
    expect((await resembling(999_999)).status).toBe(404);
  });

  it('are asked for in the name of the same sender, once, and decided like any other', async () => {
    const { body: own } = await moderator.get(`/api/admin/removal-requests/${request}`);
    const { status, body: opened } = await extend(request, smaller.id);
    expect(status).toBe(200);
    expect(opened).toMatchObject({
      photo: { id: smaller.id },
      name: own.name,
      email: own.email,
      reason: own.reason,
      outcome: null,
    });
    expect([opened.id, opened.reference]).not.toEqual([own.id, own.reference]);
    expect((await extend(request, smaller.id)).body.id).toBe(opened.id);
    expect((await decideRequest(moderator, opened.id, 'removed')).status).toBe(200);
    expect((await archive.visitor().get(`/api/photos/${smaller.id}`)).status).toBe(410);
    expect((await archive.visitor().get(`/api/photos/${photo.id}`)).status).toBe(200);
    expect((await extend(request, smaller.id)).body.code).toBe('photo_removed');
  });

  it('cannot be asked for by anybody else, and need a photo', async () => {
    expect((await extend(request, mirrored.id, editor)).status).toBe(403);
    expect((await extend(request, 999_999)).body.code).toBe('photo_not_found');
    expect((await extend(999_999, mirrored.id)).status).toBe(404);
    for (const photoId of ['x', 0, null]) expect((await extend(request, photoId)).status).toBe(400);
  });
});
