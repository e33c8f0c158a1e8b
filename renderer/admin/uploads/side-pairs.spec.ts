import { SidePairs } from './side-pairs.js';
import type { Upload } from './upload.js';
import { UploadStore } from './upload-store.js';

const anUpload = (key: number, name: string, change: Partial<Upload> = {}): Upload => ({
  key,
  name,
  fields: {},
  bytes: 1,
  state: 'queued',
  fraction: 0,
  isInterrupted: false,
  failure: null,
  photo: null,
  pages: 1,
  sameScanAs: null,
  sameNumberAs: null,
  sameFileAs: null,
  ...change,
});
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function start(...names: string[]) {
  const uploads = new UploadStore();
  const joined: { back: number; front: number }[] = [];
  let refuses = false;
  const pairs = new SidePairs(uploads, {
    join: (ids) => {
      if (refuses) return Promise.reject(new Error('front_has_back'));
      joined.push(ids);
      return Promise.resolve();
    },
    codeOf: (error) => (error as Error).message,
  });
  uploads.add(
    names.map((name, index) => anUpload(index + 1, name)),
    [],
  );
  const arrive = (key: number, state: Upload['state'] = 'draft') =>
    uploads.update(key, { state, photo: { id: 100 + key, slug: '' } });
  return { uploads, pairs, joined, arrive, refuse: (value: boolean) => (refuses = value) };
}

describe('fronts and backs among the chosen files', () => {
  it('are proposed, and nothing is joined before somebody accepts it', async () => {
    const { pairs, joined, arrive } = start('a_r.tif', 'a_v.tif', 'b.tif');
    expect(pairs.get().proposed).toEqual([{ front: 1, back: 2 }]);
    arrive(1);
    arrive(2);
    await settled();
    expect(joined).toEqual([]);
    pairs.accept();
    await settled();
    expect(joined).toEqual([{ front: 101, back: 102 }]);
    expect(pairs.get()).toMatchObject({ proposed: [], accepted: [{ state: 'joined' }] });
  });

  it('are joined once both photos are there, also while they are processed', async () => {
    const { pairs, joined, arrive, uploads } = start('a_verso.tif', 'a_recto.tif');
    pairs.accept();
    arrive(1, 'processing');
    await settled();
    expect([joined, pairs.get().accepted[0]?.state]).toEqual([[], 'waiting']);
    arrive(2);
    arrive(2);
    await settled();
    expect(joined).toEqual([{ front: 102, back: 101 }]);
    expect(uploads.find(1)?.state).toBe('processing');
  });

  it('stay apart where somebody says so, and are not proposed again', () => {
    const { pairs, arrive, uploads } = start('a_r.tif', 'a_v.tif');
    pairs.decline();
    arrive(1);
    uploads.add([anUpload(3, 'b.tif')], []);
    expect(pairs.get()).toEqual({ proposed: [], accepted: [] });
  });

  it('are no pair where one of the files makes no photo', () => {
    const { pairs, uploads } = start('a_r.tif', 'a_v.tif');
    uploads.update(2, { state: 'duplicate' });
    expect(pairs.get().proposed).toEqual([]);
    uploads.update(2, { state: 'queued' });
    expect(pairs.get().proposed).toHaveLength(1);
    pairs.accept();
    uploads.remove([2]);
    expect(pairs.get().accepted).toEqual([]);
  });

  it('that were not joined say why, and are tried again', async () => {
    const { pairs, joined, arrive, refuse } = start('a_r.tif', 'a_v.tif');
    refuse(true);
    pairs.accept();
    arrive(1);
    arrive(2);
    await settled();
    expect(pairs.get().accepted).toMatchObject([{ state: 'failed', failure: 'front_has_back' }]);
    refuse(false);
    pairs.retry();
    await settled();
    expect(joined).toHaveLength(1);
    expect(pairs.get().accepted).toMatchObject([{ state: 'joined', failure: null }]);
  });
});
