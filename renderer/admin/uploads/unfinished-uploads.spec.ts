import type { PhotoFields } from '../../../src/contract/admin-photo.js';
import type { Upload, UploadState } from './upload.js';
import { unfinishedOf } from './unfinished-uploads.js';

const now = new Date('2026-05-01T18:30:00Z');
const uploads = (...states: UploadState[]): Upload[] =>
  states.map((state, n) => ({ state, name: `scan-${n}.tif`, fields: { status: 'draft' } }) as Upload);
const noLinks = { tags: [], entities: [] };

it('an upload that is not finished counts what is not sent, and names the first five', () => {
  expect(unfinishedOf(uploads('draft', 'uploading', 'paused', 'failed', 'processing', 'duplicate'), now)).toEqual({
    at: '2026-05-01T18:30:00.000Z',
    total: 6,
    missing: 2,
    names: ['scan-1.tif', 'scan-2.tif'],
    data: [],
  });
  const many = unfinishedOf(uploads(...Array<UploadState>(20_000).fill('queued')), now);
  expect(many).toMatchObject({ total: 20_000, missing: 20_000 });
  expect(many?.names).toHaveLength(5);
});

it('an upload that is not finished keeps what its photos were to say, with the names of their tags', () => {
  const links = { tags: [{ id: 3, name: 'tram' }], entities: [] };
  const [a, b, c, d, e] = uploads('draft', 'queued', 'queued', 'paused', 'queued') as [
    Upload,
    Upload,
    Upload,
    Upload,
    Upload,
  ];
  const published: PhotoFields = { status: 'published', author: 'Wulz', tagIds: [3] };
  const unfinished = unfinishedOf(
    [
      a,
      { ...b, fields: { status: 'draft', year: 1912 } },
      { ...c, fields: published, links },
      { ...d, fields: published, links },
      e,
    ],
    now,
  );
  expect(unfinished?.data).toEqual([
    { fields: published, links },
    { fields: { status: 'draft', year: 1912 }, links: noLinks },
  ]);
});

it('an upload is finished when only files are left that the archive has', () => {
  expect(unfinishedOf(uploads('published', 'duplicate'), now)).toBeNull();
});
