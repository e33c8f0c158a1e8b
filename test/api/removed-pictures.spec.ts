import { createHash } from 'node:crypto';
import { sharp } from '../../src/images/image-library.js';
import { ContentUses } from '../../src/photos/renditions/content-uses.js';
import { PhotoRenditionsService } from '../../src/photos/renditions/photo-renditions.service.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import {
  aPhotoWithFiles,
  aRemovalRequest,
  decideRequest,
  hideForRequest,
  removalStaff,
} from '../support/removal-requests.js';
import { aView } from '../support/scans.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let administrator: Visitor;
let moderator: Visitor;
let editor: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
  ({ administrator, moderator, editor } = await removalStaff(archive));
});
afterAll(() => archive.close());

const publicStatus = async (photo: { id: number }): Promise<number> =>
  (await archive.visitor().get(`/api/photos/${photo.id}`)).status;
const aRequest = (photo: { slug: string }): Promise<number> => aRemovalRequest(archive, photo);
const hide = (id: number) => hideForRequest(moderator, id);
const decide = (id: number, outcome: string) => decideRequest(moderator, id, outcome);

describe('a picture that several photos have', () => {
  const twice = async (values: Parameters<TestArchive['aPhoto']>[0] = {}) => {
    const photo = await aPhotoWithFiles(archive);
    const { renditions } = (await archive.database.query('select renditions from photos where id = $1', [photo.id]))[0];
    const other = await archive.aPhoto({ originalSha256: photo.originalSha256, renditions, ...values });
    return { photo, other, address: `/uploads/${photo.originalSha256}/${renditions.renditionProfile}/320.jpg` };
  };
  const fileStatus = async (address: string): Promise<number> => (await archive.visitor().get(address)).status;

  it('is hidden, and shown again, in all of them', async () => {
    const { photo, other, address } = await twice();
    const draft = await archive.aPhoto({ originalSha256: photo.originalSha256, status: 'draft' });
    const id = await aRequest(photo);
    const { sameScan } = (await moderator.get(`/api/admin/removal-requests/${id}`)).body;
    expect(sameScan).toMatchObject([
      { id: other.id, status: 'published' },
      { id: draft.id, status: 'draft' },
    ]);
    expect(await fileStatus(address)).toBe(200);
    await hide(id);
    expect([await publicStatus(photo), await publicStatus(other), await fileStatus(address)]).toEqual([410, 410, 410]);
    const publishing = await editor.change('PATCH', `/api/admin/photos/${draft.id}`, { json: { status: 'published' } });
    expect(publishing.body.code).toBe('photo_removed');
    await decide(id, 'kept');
    expect([await publicStatus(photo), await publicStatus(other), await fileStatus(address)]).toEqual([200, 200, 200]);
    expect((await editor.get(`/api/admin/photos/${draft.id}`)).body.status).toBe('draft');
  });

  it('is removed from all of them for good, and undone in one step', async () => {
    const { photo, other, address } = await twice();
    const id = await aRequest(photo);
    await decide(id, 'removed');
    expect([await publicStatus(photo), await publicStatus(other), await fileStatus(address)]).toEqual([410, 410, 410]);
    const { body } = await administrator.get(`/api/admin/change-sets?kind=removal_request&recordId=${id}`);
    const undone = await administrator.change('POST', `/api/admin/change-sets/${body.items[0]!.id}/revert`, {
      json: {},
    });
    expect(undone.status).toBe(200);
    expect([await publicStatus(photo), await publicStatus(other)]).toEqual([200, 200]);
  });

  it('stays hidden while a request about another of the photos hides it', async () => {
    const { photo, other } = await twice();
    const [first, second] = [await aRequest(photo), await aRequest(other)];
    await hide(first);
    await hide(second);
    await decide(first, 'kept');
    expect([await publicStatus(photo), await publicStatus(other)]).toEqual([410, 410]);
    await decide(second, 'kept');
    expect([await publicStatus(photo), await publicStatus(other)]).toEqual([200, 200]);
  });

  it('stays as an editor has left it, where one had removed a photo before', async () => {
    const { photo, other } = await twice({ status: 'removed', removedAt: new Date() });
    const id = await aRequest(photo);
    await hide(id);
    const restored = await editor.change('POST', `/api/admin/photos/${other.id}/restore`);
    expect([restored.status, restored.body.code]).toEqual([409, 'scan_removed']);
    await decide(id, 'kept');
    expect([await publicStatus(photo), await publicStatus(other)]).toEqual([200, 410]);
  });

  it('cannot be kept for one applicant when it was removed for another, who would read what is not true', async () => {
    const { photo, other } = await twice();
    const [first, second] = [await aRequest(photo), await aRequest(other)];
    await decide(first, 'removed');
    expect((await moderator.get(`/api/admin/removal-requests/${second}`)).body.isGrantedToOther).toBe(true);
    const kept = await decide(second, 'kept');
    expect([kept.status, kept.body.code]).toEqual([409, 'removal_granted']);
    const jobs = await archive.database.query(
      `select 1 from job_outbox where subject = 'removal_decision' and subject_id = $1`,
      [second],
    );
    expect(jobs).toEqual([]);
    expect((await decide(second, 'removed')).status).toBe(200);
  });
});

describe('a scan that was removed on request', () => {
  const send = async (path: string, scan: Buffer, by: Visitor, fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('image', new Blob([new Uint8Array(scan)]), 'scan.jpg');
    return by.change('POST', path, { multipart: form });
  };
  const upload = (scan: Buffer, by: Visitor, fields: Record<string, string> = {}) =>
    send('/api/admin/photos', scan, by, { title: 'Di nuovo', status: 'published', ...fields });

  it('is recognised when it comes again, and only a moderator who says so brings it back', async () => {
    const scan = await aView(9001);
    const { body: photo } = await upload(scan, administrator);
    await archive.app.get(PhotoRenditionsService, { strict: false }).generate(photo.id);
    await decide(await aRequest(photo), 'removed');
    const sha256 = createHash('sha256').update(scan).digest('hex');
    expect((await editor.get(`/api/admin/uploads/matches?sha256=${sha256}`)).body).toMatchObject([
      { sha256, photo: null, code: 'scan_removed' },
    ]);
    for (const by of [editor, administrator]) {
      const refused = await upload(scan, by);
      expect([refused.status, refused.body.code]).toEqual([409, 'scan_removed']);
    }
    expect((await upload(scan, editor, { confirmRemovedScan: 'true' })).body.code).toBe('scan_removed');
    const other = await aPhotoWithFiles(archive);
    const replaced = await send(`/api/admin/photos/${other.id}/scan`, scan, administrator);
    expect(replaced.body.code).toBe('scan_removed');
    expect((await archive.visitor().get(`/uploads/${sha256}/v1/320.jpg`)).status).toBe(410);
    expect((await upload(scan, administrator, { confirmRemovedScan: 'true' })).status).toBe(202);
  });

  it('does not come back as another file: with other metadata, saved anew without loss, or in place of another scan', async () => {
    const renditions = archive.app.get(PhotoRenditionsService, { strict: false });
    const published = async (file: Buffer) => {
      const { body } = await upload(file, administrator);
      await renditions.generate(body.id);
      return (await administrator.get(`/api/admin/photos/${body.id}`)).body;
    };
    const scan = await aView(9002);
    const photo = await published(scan);
    await decide(await aRequest(photo), 'removed');
    const comment = Buffer.from('\xff\xfe\0\x08Wulz\0\0', 'latin1');
    const withComment = Buffer.concat([scan.subarray(0, 2), comment, scan.subarray(2)]);
    for (const file of [withComment, Buffer.concat([scan, Buffer.from('x')]), await sharp(scan).png().toBuffer()])
      expect(await published(file)).toMatchObject({ status: 'failed', failure: 'scan_removed' });
    const other = await aPhotoWithFiles(archive);
    await send(`/api/admin/photos/${other.id}/scan`, withComment, administrator);
    await renditions.generate(other.id);
    const kept = (await administrator.get(`/api/admin/photos/${other.id}`)).body;
    expect([kept.status, kept.newScan.failure]).toEqual(['published', 'scan_removed']);
    expect(await published(await aView(9003))).toMatchObject({ status: 'published', failure: null });

    // What a moderator wants back is the file that was removed.
    const { body: back } = await upload(scan, administrator, { confirmRemovedScan: 'true' });
    await renditions.generate(back.id);
    expect((await administrator.get(`/api/admin/photos/${back.id}`)).body.status).toBe('published');
  });

  describe('and comes again in another quality, size or cut', () => {
    let scan: Buffer;
    let removed: number;

    beforeAll(async () => {
      scan = await aView(1);
      removed = (await processed(scan)).id;
      await decide(await aRequest((await administrator.get(`/api/admin/photos/${removed}`)).body), 'removed');
    });

    const processed = async (file: Buffer, fields: Record<string, string> = {}, by = administrator) => {
      const { body } = await upload(file, by, fields);
      await archive.app.get(PhotoRenditionsService, { strict: false }).generate(body.id);
      return (await administrator.get(`/api/admin/photos/${body.id}`)).body;
    };
    const resembling = () => sharp(scan).resize(500).jpeg({ quality: 40 }).toBuffer();
    const retry = (by: Visitor, id: number, json: object = {}) =>
      by.change('POST', `/api/admin/photos/${id}/retry`, { json });

    it.each<[string, (image: ReturnType<typeof sharp>) => ReturnType<typeof sharp>]>([
      ['smaller and of lower quality', (image) => image.resize(400).jpeg({ quality: 30 })],
      ['in other colours', (image) => image.tint('#c8a878').jpeg()],
      ['lighter', (image) => image.modulate({ brightness: 1.2 }).jpeg()],
      ['without its margins', (image) => image.extract({ left: 40, top: 30, width: 720, height: 540 }).jpeg()],
      [
        'with a frame',
        (image) => image.extend({ top: 24, bottom: 24, left: 24, right: 24, background: '#fff' }).jpeg(),
      ],
      ['mirrored', (image) => image.flop().jpeg()],
      ['turned', (image) => image.rotate(90).jpeg()],
    ])('waits for a moderator: %s', async (_, change) => {
      const photo = await processed(await change(sharp(scan)).toBuffer());
      expect(photo).toMatchObject({
        status: 'failed',
        failure: 'scan_resembles_removed',
        resembledPhotoId: removed,
        image: { width: expect.any(Number) },
      });
      expect(await publicStatus(photo)).toBe(404);
      const file = `${photo.image.base}/320.jpg`;
      expect((await archive.visitor().get(file)).status).toBe(404);
    });

    it('is shown once a moderator has let it in, and stays so when its files are made anew', async () => {
      const photo = await processed(await resembling());
      const refused = await retry(editor, photo.id, { confirmRemovedScan: true });
      expect([refused.status, refused.body.code]).toEqual([409, 'scan_resembles_removed']);
      const renditions = archive.app.get(PhotoRenditionsService, { strict: false });
      expect((await retry(editor, photo.id)).status).toBe(200);
      await renditions.generate(photo.id);
      expect((await administrator.get(`/api/admin/photos/${photo.id}`)).body.status).toBe('failed');

      expect((await retry(administrator, photo.id, { confirmRemovedScan: true })).status).toBe(200);
      await renditions.generate(photo.id);
      expect(await publicStatus(photo)).toBe(200);
      await renditions.generate(photo.id);
      expect(await publicStatus(photo)).toBe(200);
    });

    it('is published at once where an uploading moderator knows of it, but not because an editor says so', async () => {
      const confirmed = { confirmRemovedScan: 'true' };
      expect((await processed(await sharp(scan).jpeg({ quality: 55 }).toBuffer(), confirmed)).status).toBe('published');
      const byEditor = await processed(await sharp(scan).jpeg({ quality: 56 }).toBuffer(), confirmed, editor);
      expect(byEditor.failure).toBe('scan_resembles_removed');
    });

    it('is published at once when it is another picture, or when the removal has been undone', async () => {
      expect((await processed(await aView(2))).status).toBe('published');
      const other = await aView(3);
      const photo = await processed(other);
      const id = await aRequest(photo);
      await hide(id);
      const smaller = () => sharp(other).resize(300).jpeg().toBuffer();
      expect((await processed(await smaller())).failure).toBe('scan_resembles_removed');
      await decide(id, 'kept');
      expect((await processed(await smaller())).status).toBe('published');
    });

    describe('in place of the scan of another photo', () => {
      const renditions = () => archive.app.get(PhotoRenditionsService, { strict: false });
      let quality = 60;
      const withNewScan = async () => {
        const photo = await aPhotoWithFiles(archive);
        const file = await sharp(scan)
          .resize(500)
          .jpeg({ quality: (quality += 1) })
          .toBuffer();
        await send(`/api/admin/photos/${photo.id}/scan`, file, administrator);
        await renditions().generate(photo.id);
        return photo;
      };
      const detail = async ({ id }: { id: number }) => (await administrator.get(`/api/admin/photos/${id}`)).body;
      const retryScan = (by: Visitor, { id }: { id: number }, json: object = {}) =>
        by.change('POST', `/api/admin/photos/${id}/scan/retry`, { json });

      it('leaves that photo as it is, and shows whoever moderates the picture and which one it looks like', async () => {
        const photo = await withNewScan();
        const { status, image, newScan } = await detail(photo);
        expect([status, newScan]).toMatchObject([
          'published',
          { failure: 'scan_resembles_removed', resembledPhotoId: removed, image: { width: 500 } },
        ]);
        expect(image.width).not.toBe(500);
        const file = `${newScan.image.base}/320.jpg`;
        expect((await archive.visitor().get(file)).status).toBe(404);
        expect((await administrator.get(file)).status).toBe(200);
      });

      it('replaces it once a moderator has let it in, not because an editor says so', async () => {
        const photo = await withNewScan();
        const refused = await retryScan(editor, photo, { confirmRemovedScan: true });
        expect([refused.status, refused.body.code]).toEqual([409, 'scan_resembles_removed']);
        expect((await retryScan(editor, photo)).body.newScan).toMatchObject({ failure: null, image: null });
        await renditions().generate(photo.id);
        expect((await detail(photo)).newScan.failure).toBe('scan_resembles_removed');

        expect((await retryScan(administrator, photo, { confirmRemovedScan: true })).status).toBe(200);
        await renditions().generate(photo.id);
        expect(await detail(photo)).toMatchObject({ status: 'published', newScan: null, image: { width: 500 } });
        expect((await retryScan(administrator, photo)).body.code).toBe('retry_not_possible');
      });

      it('keeps its file until then', async () => {
        const photo = await withNewScan();
        const [{ sha256 }] = await archive.database.query(
          `select new_scan ->> 'originalSha256' as sha256 from photos where id = $1`,
          [photo.id],
        );
        const uses = archive.app.get(ContentUses, { strict: false });
        expect(await uses.isUsed(sha256)).toBe(true);
        await administrator.change('DELETE', `/api/admin/photos/${photo.id}/scan`);
        expect(await uses.isUsed(sha256)).toBe(false);
      });
    });

    it('keeps its file until a moderator has looked at it', async () => {
      const photo = await processed(await resembling());
      await archive.database.query(`update photos set updated_at = now() - interval '60 days' where id = $1`, [
        photo.id,
      ]);
      expect(await archive.app.get(ContentUses, { strict: false }).isUsed(photo.originalSha256)).toBe(true);
    });
  });
});
