import type { AdminPhoto } from '../../src/contract/photo.js';
import { UploadQueue } from './upload-queue.js';

describe('the upload queue', () => {
  it('sends two files at a time, in the order in which they were chosen', async () => {
    const server = new FakeServer();
    const queue = queueOn(server);
    queue.add([aScan('a.jpg'), aScan('b.tif'), aScan('c.png')], 'draft');
    expect(server.receiving()).toEqual(['a.jpg', 'b.tif']);

    await server.accept('b.tif');
    expect(server.receiving()).toEqual(['a.jpg', 'c.png']);
    expect(queue.summary()).toMatchObject({ total: 3, inProcess: 1, waiting: 2 });
  });

  it('sends each file with what was chosen when it was added, also when it is sent again', async () => {
    const server = new FakeServer();
    const queue = queueOn(server);
    queue.add([aScan('a.jpg')], 'published');
    queue.add([aScan('b.jpg')], 'draft');
    await server.refuse('a.jpg', 'unavailable');
    server.wanted.delete('a.jpg');
    queue.retryAll();
    expect(Object.fromEntries(server.wanted)).toEqual({ 'a.jpg': 'published', 'b.jpg': 'draft' });
  });

  it('follows a photo until it is published', async () => {
    const server = new FakeServer();
    const queue = queueOn(server);
    queue.add([aScan('a.jpg')], 'draft');
    const { id } = await server.accept('a.jpg');
    expect(stateOf(queue, 'a.jpg')).toBe('processing');

    queue.photoChanged({ id, status: 'published', failure: null });
    expect(stateOf(queue, 'a.jpg')).toBe('published');
    expect(queue.summary()).toMatchObject({ arrived: 1, inProcess: 0, fraction: 1 });
  });

  it('applies a status event that arrives before the response of the upload', async () => {
    const server = new FakeServer();
    const queue = queueOn(server);
    queue.add([aScan('a.jpg')], 'draft');
    queue.photoChanged({ id: 1, status: 'published', failure: null });
    await server.accept('a.jpg');
    expect(stateOf(queue, 'a.jpg')).toBe('published');
  });

  it('refuses files that are not images or too large, without sending them', () => {
    const server = new FakeServer();
    const queue = queueOn(server);
    queue.add(
      [aScan('notes.pdf', { type: 'application/pdf' }), aScan('huge.tif', { size: 201 * 1024 * 1024 })],
      'draft',
    );
    expect(server.receiving()).toEqual([]);
    expect(uploads(queue).map(({ failure }) => failure)).toEqual(['image_type_unsupported', 'image_too_large']);
    expect(uploads(queue).some((upload) => queue.canRetry(upload))).toBe(false);
  });

  it('continues after a failure, lists it first and sends it again on request', async () => {
    const server = new FakeServer();
    const queue = queueOn(server);
    queue.add([aScan('a.jpg'), aScan('b.jpg'), aScan('c.jpg')], 'draft');
    await server.refuse('b.jpg', 'unavailable');
    expect(server.receiving()).toEqual(['a.jpg', 'c.jpg']);
    expect(uploads(queue)[0]).toMatchObject({ name: 'b.jpg', state: 'failed', failure: 'unavailable' });

    await server.accept('a.jpg');
    queue.retryAll();
    expect(server.receiving()).toEqual(['c.jpg', 'b.jpg']);
  });

  it('has a received photo processed again without sending it a second time', async () => {
    const server = new FakeServer();
    const queue = queueOn(server);
    queue.add([aScan('a.jpg')], 'draft');
    const { id } = await server.accept('a.jpg');
    queue.photoChanged({ id, status: 'failed', failure: 'image_unreadable' });
    queue.retryAll();
    expect(server.receiving()).toEqual([]);
    expect(server.processedAgain).toEqual([id]);
    expect(stateOf(queue, 'a.jpg')).toBe('processing');
  });

  it('requests the photos in process when events may have been missed', async () => {
    const server = new FakeServer();
    const queue = queueOn(server);
    queue.add([aScan('a.jpg')], 'draft');
    const { id } = await server.accept('a.jpg');
    server.photos.set(id, { ...server.photos.get(id)!, status: 'published' });
    await queue.check();
    expect(stateOf(queue, 'a.jpg')).toBe('published');
  });

  it('clears finished files, and only those', async () => {
    const server = new FakeServer();
    const queue = queueOn(server);
    queue.add([aScan('a.jpg'), aScan('b.jpg')], 'draft');
    await server.refuse('a.jpg', 'unavailable');
    queue.clear();
    expect(uploads(queue).map(({ name }) => name)).toEqual(['b.jpg']);
  });
});

/** Receives files, and answers when the test accepts or refuses them. */
class FakeServer {
  readonly photos = new Map<number, AdminPhoto>();
  readonly processedAgain: number[] = [];
  /** The status that each file was sent with. */
  readonly wanted = new Map<string, string>();
  private pending = new Map<string, { accept(photo: AdminPhoto): void; refuse(code: string): void }>();

  receiving = (): string[] => [...this.pending.keys()];

  send({ file, status }: { file: File; status: string }): Promise<AdminPhoto> {
    this.wanted.set(file.name, status);
    return new Promise((accept, reject) =>
      this.pending.set(file.name, { accept, refuse: (code) => reject(new Error(code)) }),
    );
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

const queueOn = (server: FakeServer): UploadQueue =>
  new UploadQueue({
    send: (upload) => server.send(upload),
    retry: (id) => {
      server.processedAgain.push(id);
      return Promise.resolve(server.photos.get(id)!);
    },
    find: (id) => Promise.resolve(server.photos.get(id)!),
    codeOf: (error) => (error as Error).message,
  });

const aScan = (name: string, { type = 'image/jpeg', size = 1000 } = {}): File => ({ name, type, size }) as File;
const uploads = (queue: UploadQueue) => queue.orderedKeys().map((key) => queue.find(key)!);
const stateOf = (queue: UploadQueue, name: string) => uploads(queue).find((upload) => upload.name === name)?.state;
