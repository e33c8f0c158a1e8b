import type { Upload, UploadState } from './upload.js';
import { unfinishedOf } from './unfinished-uploads.js';

const now = new Date('2026-05-01T18:30:00Z');
const uploads = (...states: UploadState[]): Upload[] =>
  states.map((state, n) => ({ state, name: `scan-${n}.tif` }) as Upload);

it('an upload that is not finished counts what is not sent, and names the first five', () => {
  expect(unfinishedOf(uploads('draft', 'uploading', 'paused', 'failed', 'processing', 'duplicate'), now)).toEqual({
    at: '2026-05-01T18:30:00.000Z',
    total: 6,
    missing: 2,
    names: ['scan-1.tif', 'scan-2.tif'],
  });
  const many = unfinishedOf(uploads(...Array<UploadState>(20_000).fill('queued')), now);
  expect(many).toMatchObject({ total: 20_000, missing: 20_000 });
  expect(many?.names).toHaveLength(5);
});

it('an upload is finished when only files are left that the archive has', () => {
  expect(unfinishedOf(uploads('published', 'duplicate'), now)).toBeNull();
});
