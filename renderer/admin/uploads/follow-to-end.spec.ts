import { jest } from '@jest/globals';
import { UploadStore } from './upload-store.js';
import type { Upload, UploadState } from './upload.js';
import { closeEnd, countOutcomes, followToEnd, uploadsEnded } from './follow-to-end.js';

const upload = (key: number, state: UploadState): Upload => ({ key, state, bytes: 1, fraction: 0 }) as Upload;

describe('uploads that are followed to their end', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are asked for while they are processed, and their end is said once, until it is closed or others begin', () => {
    const uploads = new UploadStore();
    const [check, onEnd] = [jest.fn(async () => undefined), jest.fn()];
    followToEnd({ uploads, check }, onEnd);
    uploads.add([upload(1, 'uploading'), upload(2, 'uploading')], []);
    uploads.update(1, { state: 'failed' });
    jest.advanceTimersByTime(60_000);
    expect([check.mock.calls.length, uploadsEnded.get()]).toEqual([0, false]);
    uploads.update(2, { state: 'processing' });
    jest.advanceTimersByTime(11_000);
    expect([check.mock.calls.length, uploadsEnded.get()]).toEqual([2, false]);
    uploads.update(2, { state: 'draft' });
    jest.advanceTimersByTime(60_000);
    expect([check.mock.calls.length, onEnd.mock.calls.length, uploadsEnded.get()]).toEqual([2, 1, true]);
    closeEnd();
    uploads.update(2, { failure: null });
    expect(uploadsEnded.get()).toBe(false);
    uploads.add([upload(3, 'queued')], []);
    uploads.update(3, { state: 'published' });
    expect([onEnd.mock.calls.length, uploadsEnded.get()]).toEqual([2, true]);
  });

  it('are counted by what became of them', () => {
    const states: UploadState[] = ['failed', 'draft', 'known', 'draft', 'draft', 'removed'];
    expect(countOutcomes(states.map((state) => ({ state })))).toEqual([
      { outcome: 'draft', count: 3 },
      { outcome: 'known', count: 1 },
      { outcome: 'failed', count: 1 },
    ]);
  });
});
