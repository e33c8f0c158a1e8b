import { jest } from '@jest/globals';
import { noText } from '../../../src/contract/localized.js';
import type { AdminPhoto } from '../../../src/contract/photo.js';
import type { PhotoWithScan } from '../../../src/contract/upload.js';
import type { Interruption } from './interruption.js';
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
    await server.refuse('a.jpg', 'validation_failed');
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

  it('says how many pages a file has, of which the first becomes the photo', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.tif']);
    const { id } = await server.accept('a.tif');
    expect(uploads(queue)[0]).toMatchObject({ pages: 1 });
    queue.photoChanged({ id, status: 'draft', failure: null, originalPages: 3 });
    expect(uploads(queue)[0]).toMatchObject({ state: 'draft', pages: 3 });
    queue.photoChanged({ id, status: 'published', failure: null });
    expect(uploads(queue)[0]).toMatchObject({ pages: 3 });
  });

  it('does not send a picture that was removed on request, unless a moderator brings it back', async () => {
    const server = new FakeServer();
    server.removed.add('a.jpg');
    const queue = await queueOn(server, ['a.jpg', 'b.jpg']);
    expect(server.receiving()).toEqual(['b.jpg']);
    const removed = uploads(queue).find(({ name }) => name === 'a.jpg')!;
    expect(removed).toMatchObject({ state: 'failed', failure: 'scan_removed' });
    expect(queue.canRetry(removed)).toBe(false);
    queue.retryAll();
    queue.bringBack(removed.key + 1);
    await settled();
    expect(server.receiving()).toEqual(['b.jpg']);
    queue.bringBack(removed.key);
    await settled();
    expect(server.sent.get('a.jpg')?.fields).toEqual({ confirmRemovedScan: true });
    await server.accept('a.jpg');
    expect(stateOf(queue, 'a.jpg')).toBe('processing');
  });

  it('applies a status event that arrives before the response of the upload', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg']);
    queue.photoChanged({ id: 1, status: 'published', failure: null });
    await server.accept('a.jpg');
    expect(stateOf(queue, 'a.jpg')).toBe('published');
  });

  it('leaves out files that are no images, and refuses those that are too large, without sending them', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, []);
    queue.add(
      [
        { ...aScan('fondo/notes.pdf', { type: 'application/pdf' }), kind: 'pdf' },
        aScan('huge.tif', { size: 201 * 1024 * 1024 }),
        aScan(`${'n'.repeat(1025)}.jpg`),
      ],
      {},
    );
    await settled();
    expect(server.receiving()).toEqual([]);
    expect(queue.uploads.listLeftOut()).toEqual([{ path: 'fondo/notes.pdf', kind: 'pdf' }]);
    expect(uploads(queue).map(({ failure }) => failure)).toEqual(['image_too_large', 'file_name_too_long']);
    expect(uploads(queue).some((upload) => queue.canRetry(upload))).toBe(false);
    queue.clear();
    expect(queue.uploads.listLeftOut()).toEqual([]);
  });

  it('continues after a failure, lists it first and sends it again on request', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg', 'b.jpg', 'c.jpg']);
    await server.refuse('b.jpg', 'validation_failed');
    expect(server.receiving()).toEqual(['a.jpg', 'c.jpg']);
    expect(uploads(queue)[0]).toMatchObject({ name: 'b.jpg', state: 'failed', failure: 'validation_failed' });

    await server.accept('a.jpg');
    queue.retryAll();
    await settled();
    expect(server.receiving()).toEqual(['c.jpg', 'b.jpg']);
  });

  it('does not send a file again that the server cannot read', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg', 'b.jpg']);
    await server.refuse('a.jpg', 'image_type_unsupported');
    await server.refuse('b.jpg', 'validation_failed');
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
    await server.refuse('a.jpg', 'validation_failed');
    queue.clear();
    expect(uploads(queue).map(({ name }) => name)).toEqual(['b.jpg']);
  });

  it('does not send what the archive has until somebody wants it', async () => {
    const server = new FakeServer();
    server.known.set('a.jpg', { id: 7, slug: 'molo', ...noText('title'), title: 'Molo' });
    const queue = await queueOn(server, ['a.jpg', 'b.jpg']);
    expect(server.receiving()).toEqual(['b.jpg']);
    expect(uploads(queue)[0]).toMatchObject({ state: 'duplicate', sameScanAs: { id: 7 } });
    expect(queue.uploads.summary()).toMatchObject({ duplicates: 1, waiting: 2, active: 1 });

    queue.uploadAnyway(uploads(queue)[0]!.key);
    await settled();
    expect(server.receiving()).toEqual(['b.jpg', 'a.jpg']);
  });

  it('knows what had arrived from the same place of the same delivery, which is no copy', async () => {
    const server = new FakeServer();
    server.known.set('a.jpg', { id: 7, slug: 'molo', ...noText('title'), title: 'Molo' });
    server.photos.set(7, { deliveryPath: 'Busta A/a.jpg' } as AdminPhoto);
    const queue = await queueOn(server, []);
    queue.add([aScan('Busta A/a.jpg'), aScan('Copie/a.jpg')], {});
    await settled();
    expect(uploads(queue).map(({ name, state }) => [name, state])).toEqual([
      ['Copie/a.jpg', 'duplicate'],
      ['Busta A/a.jpg', 'known'],
    ]);
    expect(queue.uploads.summary()).toMatchObject({ known: 1, duplicates: 1, waiting: 1, arrived: 1 });
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

  it('makes the photos in the order of the files, although two are sent at a time', async () => {
    const server = new FakeServer();
    await queueOn(server, ['a.jpg', 'b.jpg']);
    let isBsTurn = false;
    void server.sent
      .get('b.jpg')
      ?.inTurn()
      .then(() => (isBsTurn = true));
    await settled();
    expect(isBsTurn).toBe(false);
    await server.accept('a.jpg');
    expect(isBsTurn).toBe(true);
  });

  it('asks what the archive has once more before it sends again what the server has forgotten', async () => {
    const server = new FakeServer();
    const queue = await queueOn(server, ['a.jpg']);
    server.known.set('a.jpg', { id: 7, slug: 'molo', ...noText('title'), title: 'Molo' });
    await server.refuse('a.jpg', 'upload_expired');
    expect(uploads(queue)[0]).toMatchObject({ state: 'duplicate', sameScanAs: { id: 7 } });
  });

  describe('while nothing can be sent', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    it('waits with all files, says why, fails none, and goes on in their order', async () => {
      const server = new FakeServer();
      const names = Array.from({ length: 60 }, (_, n) => `${n}.jpg`);
      const queue = await queueOn(server, names);
      server.outage = 'unreachable';
      await server.refuse('0.jpg', 'unreachable');
      await server.refuse('1.jpg', 'unreachable');
      await jest.advanceTimersByTimeAsync(20 * 60_000);
      expect(queue.outage.reason()).toBe('unreachable');
      expect(queue.uploads.summary()).toMatchObject({ failed: 0, active: 60 });
      expect(uploads(queue)[0]).toMatchObject({ name: '0.jpg', state: 'queued', isInterrupted: true });
      // After half an hour one question every half a minute, whatever the number of files.
      const asked = server.asked;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(server.asked - asked).toBe(2);

      server.outage = null;
      queue.tryNow();
      await settled();
      expect(server.receiving()).toEqual(['0.jpg', '1.jpg']);
      await server.accept('0.jpg');
      expect(queue.outage.reason()).toBeNull();
    });

    it.each(['busy', 'storageFull', 'signedOut', 'forbidden', 'unavailable', 'offline'])(
      'keeps the files and names the reason: %s',
      async (reason) => {
        const server = new FakeServer();
        const queue = await queueOn(server, ['a.jpg', 'b.jpg']);
        server.outage = reason;
        await server.refuse('a.jpg', reason);
        expect([queue.outage.reason(), queue.uploads.summary().failed]).toEqual([reason, 0]);
        server.outage = null;
        await jest.advanceTimersByTimeAsync(1_000);
        expect(server.receiving()).toContain('a.jpg');
      },
    );

    it('waits with the comparison of files too', async () => {
      const server = new FakeServer();
      server.outage = 'unavailable';
      const queue = await queueOn(server, ['a.jpg', 'b.jpg']);
      expect(queue.uploads.summary()).toMatchObject({ failed: 0, active: 2 });
      server.outage = null;
      await jest.advanceTimersByTimeAsync(1_000);
      expect([server.receiving(), server.hashed]).toEqual([
        ['a.jpg', 'b.jpg'],
        ['a.jpg', 'b.jpg'],
      ]);
    });

    it('waits as long as the server asks', async () => {
      const server = new FakeServer();
      await queueOn(server, ['a.jpg']);
      server.waitMs = 90_000;
      await server.refuse('a.jpg', 'busy');
      await jest.advanceTimersByTimeAsync(89_000);
      expect(server.receiving()).toEqual([]);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(server.receiving()).toEqual(['a.jpg']);
    });

    it('begins again what was under way when the browser lost its line', async () => {
      const server = new FakeServer();
      const queue = await queueOn(server, ['a.jpg', 'b.jpg', 'c.jpg']);
      server.outage = 'offline';
      queue.lineLost();
      await settled();
      expect([server.receiving(), queue.outage.reason()]).toEqual([[], 'offline']);
      server.outage = null;
      queue.tryNow();
      await settled();
      expect(server.receiving()).toEqual(['a.jpg', 'b.jpg']);
    });

    it('says so until a file gets through, also while the others are compared', async () => {
      const server = new FakeServer();
      const queue = await queueOn(server, ['a.jpg']);
      await server.refuse('a.jpg', 'storageFull');
      await jest.advanceTimersByTimeAsync(1_000);
      queue.add([aScan('b.jpg')], {});
      await settled();
      expect(queue.outage.reason()).toBe('storageFull');
      server.sent.get('a.jpg')?.onArrived();
      expect(queue.outage.reason()).toBeNull();
    });

    it('does not let one file hold up the others, and fails it when only it is to blame', async () => {
      const server = new FakeServer();
      const queue = await queueOn(server, ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
      for (let tries = 0; tries < 3; tries += 1) {
        await server.refuse('a.jpg', 'broken');
        await jest.advanceTimersByTimeAsync(30_000);
      }
      expect(server.receiving()).toEqual(['b.jpg', 'c.jpg']);
      for (const name of ['b.jpg', 'c.jpg', 'd.jpg']) await server.accept(name);
      for (let tries = 0; tries < 2; tries += 1) {
        await jest.advanceTimersByTimeAsync(30_000);
        await server.refuse('a.jpg', 'broken');
      }
      expect(uploads(queue)[0]).toMatchObject({ name: 'a.jpg', state: 'failed', failure: 'broken' });
      expect(queue.outage.reason()).toBeNull();
    });

    it('has nothing to wait for when all files are cancelled', async () => {
      const server = new FakeServer();
      const queue = await queueOn(server, ['a.jpg']);
      await server.refuse('a.jpg', 'unreachable');
      queue.cancelAll();
      expect(queue.outage.reason()).toBeNull();
      const asked = server.asked;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(server.asked).toBe(asked);
    });
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
  /** Contents that were removed on request. */
  readonly removed = new Set<string>();
  /** Why it answers nothing. */
  outage: string | null = null;
  /** What it asks to wait. */
  waitMs = 0;
  asked = 0;
  readonly hashed: string[] = [];
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

/** Not that of a fake clock. */
const { setImmediate } = globalThis;
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const reasons = ['offline', 'unreachable', 'unavailable', 'busy', 'storageFull', 'signedOut', 'forbidden'];

async function queueOn(server: FakeServer, names: string[]): Promise<UploadQueue> {
  const queue = new UploadQueue({
    hash: ({ name }) => {
      server.hashed.push(name);
      return Promise.resolve(server.contents.get(name) ?? name);
    },
    match: async (sha256) => {
      if (server.outage) throw new Error(server.outage);
      const code = server.removed.has(sha256) ? ({ code: 'scan_removed' } as const) : {};
      const uploadId = server.begun.get(sha256) ?? null;
      return Promise.resolve({ photo: server.known.get(sha256) ?? null, uploadId, ...code });
    },
    send: (transfer, options) => server.send({ ...transfer, ...options }),
    cancel: (uploadId) => {
      server.cancelled.push(uploadId);
      return Promise.resolve();
    },
    retry: (id) => {
      server.processedAgain.push(id);
      return Promise.resolve(server.photos.get(id)!);
    },
    find: (id) => Promise.resolve(server.photos.get(id)),
    codeOf: (error) => (error as Error).message,
    interruptionOf: (error) => {
      const { message } = error as Error;
      if (message !== 'broken' && !reasons.includes(message)) return null;
      const reason = message === 'broken' ? 'unavailable' : (message as Interruption['reason']);
      return { reason, waitMs: server.waitMs, mayBeOfFile: message === 'broken' };
    },
    ask: () => {
      server.asked += 1;
      return server.outage ? Promise.reject(new Error(server.outage)) : Promise.resolve();
    },
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
