import type { AdminPhoto } from '../../../src/contract/photo.js';
import type { PhotoWithScan } from '../../../src/contract/upload.js';
import type { TransferOptions } from './transfer.js';
import type { UploadCalls } from './upload-calls.js';
import { type ChosenFile, UploadQueue } from './upload-queue.js';

describe('the upload queue', () => {
  it('sends two files at a time, in the order in which they were chosen', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg', 'b.tif', 'c.png']);
    expect(server.receiving()).toEqual(['a.jpg', 'b.tif']);

    await server.accept('b.tif');
    expect(server.receiving()).toEqual(['a.jpg', 'c.png']);
    expect(queue.uploads.summary()).toMatchObject({ total: 3, inProcess: 1, waiting: 2 });
  });

  it('sends each file with what was chosen when it was added, also when it is sent again', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, []);
    queue.add([aScan('a.jpg')], { status: 'published' });
    queue.add([aScan('b.jpg')], { status: 'draft', author: 'Wulz' });
    await settled();
    await server.refuse('a.jpg', 'unavailable');
    server.sent.delete('a.jpg');
    queue.retryAll();
    await settled();
    expect(server.sent.get('a.jpg')?.fields).toEqual({ status: 'published' });
    expect(server.sent.get('b.jpg')?.fields).toEqual({ status: 'draft', author: 'Wulz' });
  });

  it('follows a photo until it is published', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg']);
    const { id } = await server.accept('a.jpg');
    expect(stateOf(queue, 'a.jpg')).toBe('processing');

    queue.photoChanged({ id, status: 'published', failure: null });
    expect(stateOf(queue, 'a.jpg')).toBe('published');
    expect(queue.uploads.summary()).toMatchObject({ arrived: 1, inProcess: 0, fraction: 1 });
  });

  it('applies a status event that arrives before the response of the upload', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg']);
    queue.photoChanged({ id: 1, status: 'published', failure: null });
    await server.accept('a.jpg');
    expect(stateOf(queue, 'a.jpg')).toBe('published');
  });

  it('leaves out files that are no images, and refuses those that are too large or empty, without sending them', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, []);
    queue.add(
      [
        aScan('fondo/notes.pdf', { type: 'application/pdf' }),
        aScan('huge.tif', { size: 201 * 1024 * 1024 }),
        aScan('empty.jpg', { size: 0 }),
      ],
      {},
    );
    await settled();
    expect(server.receiving()).toEqual([]);
    expect(queue.uploads.listLeftOut()).toEqual(['fondo/notes.pdf']);
    expect(uploads(queue).map(({ failure }) => failure)).toEqual(['image_too_large', 'image_unreadable']);
    expect(uploads(queue).some((upload) => queue.canRetry(upload))).toBe(false);
    queue.clear();
    expect(queue.uploads.listLeftOut()).toEqual([]);
  });

  it('continues after a failure, lists it first and sends it again on request', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg', 'b.jpg', 'c.jpg']);
    await server.refuse('b.jpg', 'unavailable');
    expect(server.receiving()).toEqual(['a.jpg', 'c.jpg']);
    expect(uploads(queue)[0]).toMatchObject({ name: 'b.jpg', state: 'failed', failure: 'unavailable' });

    await server.accept('a.jpg');
    queue.retryAll();
    await settled();
    expect(server.receiving()).toEqual(['c.jpg', 'b.jpg']);
  });

  it('does not send a file again that the server cannot read', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg', 'b.jpg']);
    await server.refuse('a.jpg', 'image_type_unsupported');
    await server.refuse('b.jpg', 'unavailable');
    expect(uploads(queue).map((upload) => [upload.name, queue.canRetry(upload)])).toEqual([
      ['a.jpg', false],
      ['b.jpg', true],
    ]);
  });

  it('has a received photo processed again without sending it a second time', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg']);
    const { id } = await server.accept('a.jpg');
    queue.photoChanged({ id, status: 'failed', failure: 'image_unreadable' });
    queue.retryAll();
    expect(server.receiving()).toEqual([]);
    expect(server.processedAgain).toEqual([id]);
    expect(stateOf(queue, 'a.jpg')).toBe('processing');
  });

  it('requests the photos in process when events may have been missed', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg']);
    const { id } = await server.accept('a.jpg');
    server.photos.set(id, { ...server.photos.get(id)!, status: 'published' });
    await queue.check();
    expect(stateOf(queue, 'a.jpg')).toBe('published');
  });

  it('clears finished files, and only those', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg', 'b.jpg']);
    await server.refuse('a.jpg', 'unavailable');
    queue.clear();
    expect(uploads(queue).map(({ name }) => name)).toEqual(['b.jpg']);
  });

  it('does not send what the archive has until somebody wants it', async () => {
    const server = new FakeServer();
    server.known.set('a.jpg', { id: 7, slug: 'molo', title: 'Molo', titleEn: null, titleDe: null });
    const queue = await queueOn(server, ['a.jpg', 'b.jpg']);
    expect(server.receiving()).toEqual(['b.jpg']);
    expect(uploads(queue)[0]).toMatchObject({ state: 'duplicate', sameScanAs: { id: 7 } });
    expect(queue.uploads.summary()).toMatchObject({ duplicates: 1, waiting: 2, active: 1 });

    queue.uploadAnyway(uploads(queue)[0]!.key);
    await settled();
    expect(server.receiving()).toEqual(['b.jpg', 'a.jpg']);
  });

  it('names the same file in one batch, and skips it on request', async () => {
    const server = new FakeServer();
    server.contents.set('copy of a.jpg', 'a.jpg');
    const queue = await queueOn(server, ['a.jpg', 'copy of a.jpg']);
    expect(uploads(queue)[0]).toMatchObject({ name: 'copy of a.jpg', state: 'duplicate', sameFileAs: 'a.jpg' });
    queue.skipDuplicates();
    expect(uploads(queue).map(({ name }) => name)).toEqual(['a.jpg']);
  });

  it('pauses all and goes on with what has arrived', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg', 'b.jpg', 'c.jpg']);
    server.sent.get('a.jpg')?.onChange({ uploadId: 'begun' });
    queue.pauseAll();
    await settled();
    expect(server.receiving()).toEqual([]);
    expect(queue.uploads.summary()).toMatchObject({ paused: 3, active: 0, waiting: 3 });

    queue.resumeAll();
    await settled();
    expect(server.receiving()).toEqual(['a.jpg', 'b.jpg']);
    expect(server.sent.get('a.jpg')?.uploadId).toBe('begun');
    expect(queue.uploads.summary()).toMatchObject({ paused: 0, active: 3 });
  });

  it('goes on with what has arrived before the page was loaded', async () => {
    const server = new FakeServer();
    server.begun.set('a.jpg', 'yesterday');
    await queueOn(server, ['a.jpg']);
    expect(server.sent.get('a.jpg')?.uploadId).toBe('yesterday');
  });

  it('cancels a file, also what has arrived of it, and sends the next one', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg', 'b.jpg', 'c.jpg']);
    server.sent.get('a.jpg')?.onChange({ uploadId: 'begun' });
    queue.cancel(uploads(queue)[0]!.key);
    await settled();
    expect(server.cancelled).toEqual(['begun']);
    expect(server.receiving()).toEqual(['b.jpg', 'c.jpg']);
    queue.cancelAll();
    await settled();
    expect(uploads(queue)).toEqual([]);
    expect(server.receiving()).toEqual([]);
  });

  it('shows a change of all files as one, and begins none of those that it cancels', async () => {
    const server = new FakeServer();
    const queue = await queueOn(
      server,
      Array.from({ length: 500 }, (_, n) => `${n}.jpg`),
    );
    let shown = 0;
    queue.uploads.subscribe(() => (shown += 1));
    const shownBy = (change: () => void): number => {
      shown = 0;
      change();
      return shown;
    };
    expect(shownBy(() => queue.pauseAll())).toBe(1);
    await settled();
    // With the files that are begun at once.
    expect(shownBy(() => queue.resumeAll())).toBeLessThan(5);
    await settled();
    expect(shownBy(() => queue.cancelAll())).toBe(1);
    await settled();
    expect(queue.uploads.summary()).toMatchObject({ total: 0 });
    expect(server.receiving()).toEqual([]);
  });

  it('says that the connection is lost until it is back', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg']);
    server.sent.get('a.jpg')?.onInterrupted();
    expect(uploads(queue)[0]).toMatchObject({ state: 'uploading', isInterrupted: true });
    server.sent.get('a.jpg')?.onProgress(0.5);
    expect(uploads(queue)[0]).toMatchObject({ state: 'uploading', isInterrupted: false, fraction: 0.5 });
  });
});

type Sent = Parameters<UploadCalls['send']>[0] & TransferOptions;

/** Receives files, and answers when the test accepts or refuses them. The content of a file is its name, unless said. */
class FakeServer {
  readonly photos = new Map<number, AdminPhoto>();
  readonly processedAgain: number[] = [];
  readonly cancelled: string[] = [];
  /** How each file was sent. */
  readonly sent = new Map<string, Sent>();
  readonly known = new Map<string, PhotoWithScan>();
  readonly begun = new Map<string, string>();
  readonly contents = new Map<string, string>();
  private pending = new Map<string, { accept(photo: AdminPhoto): void; refuse(code: string): void }>();

  receiving = (): string[] => [...this.pending.keys()];

  send(sent: Sent): Promise<AdminPhoto> {
    const { name } = sent.file;
    this.sent.set(name, sent);
    return new Promise((accept, reject) => {
      this.pending.set(name, { accept, refuse: (code) => reject(new Error(code)) });
      sent.signal.addEventListener('abort', () => {
        this.pending.delete(name);
        reject(new Error('stopped'));
      });
    });
  }

  async accept(name: string): Promise<AdminPhoto> {
    const photo = { id: this.photos.size + 1, slug: name, status: 'processing', failure: null } as AdminPhoto;
    this.photos.set(photo.id, photo);
    this.pending.get(name)?.accept(photo);
    this.pending.delete(name);
    await settled();
    return photo;
  }

  async refuse(name: string, code: string): Promise<void> {
    this.pending.get(name)?.refuse(code);
    this.pending.delete(name);
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function queueOn(server: FakeServer, names: string[]): Promise<UploadQueue> {
  const queue = new UploadQueue({
    hash: ({ name }) => Promise.resolve(server.contents.get(name) ?? name),
    match: (sha256) =>
      Promise.resolve({ photo: server.known.get(sha256) ?? null, uploadId: server.begun.get(sha256) ?? null }),
    send: (transfer, options) => server.send({ ...transfer, ...options }),
    cancel: (uploadId) => {
      server.cancelled.push(uploadId);
      return Promise.resolve();
    },
    retry: (id) => {
      server.processedAgain.push(id);
      return Promise.resolve(server.photos.get(id)!);
    },
    find: (id) => Promise.resolve(server.photos.get(id)!),
    codeOf: (error) => (error as Error).message,
  });
  queue.add(
    names.map((name) => aScan(name)),
    {},
  );
  await settled();
  return queue;
}

const aScan = (path: string, { type = 'image/jpeg', size = 1000 } = {}): ChosenFile => ({
  path,
  file: { name: path.split('/').at(-1), type: type, size } as File,
});
const uploads = (queue: UploadQueue) => queue.uploads.orderedKeys().map((key) => queue.uploads.find(key)!);
const stateOf = (queue: UploadQueue, name: string) => uploads(queue).find((upload) => upload.name === name)?.state;
