import { noText } from '../../../src/contract/localized.js';
import type { AdminPhoto } from '../../../src/contract/admin-photo.js';
import { aScan, FakeUploadServer, queueOn, settled, stateOf, uploads } from '../../../test/support/upload-queue.js';

describe('the upload queue', () => {
  it('sends two files at a time, in the order in which they were chosen', async () => {
    const server = new FakeUploadServer();
    const queue = await queueOn(server, ['a.jpg', 'b.tif', 'c.png']);
    expect(server.receiving()).toEqual(['a.jpg', 'b.tif']);

    await server.accept('b.tif');
    expect(server.receiving()).toEqual(['a.jpg', 'c.png']);
    expect(queue.uploads.summary()).toMatchObject({ total: 3, inProcess: 1, waiting: 2 });
  });

  it('sends each file with what was chosen when it was added, also when it is sent again', async () => {
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
    const queue = await queueOn(server, ['a.jpg']);
    const { id } = await server.accept('a.jpg');
    expect(stateOf(queue, 'a.jpg')).toBe('processing');

    queue.photoChanged({ id, status: 'published', failure: null });
    expect(stateOf(queue, 'a.jpg')).toBe('published');
    expect(queue.uploads.summary()).toMatchObject({ arrived: 1, inProcess: 0, fraction: 1 });
  });

  it('says how many pages a file has, of which the first becomes the photo', async () => {
    const server = new FakeUploadServer();
    const queue = await queueOn(server, ['a.tif']);
    const { id } = await server.accept('a.tif');
    expect(uploads(queue)[0]).toMatchObject({ pages: 1 });
    queue.photoChanged({ id, status: 'draft', failure: null, originalPages: 3 });
    expect(uploads(queue)[0]).toMatchObject({ state: 'draft', pages: 3 });
    queue.photoChanged({ id, status: 'published', failure: null });
    expect(uploads(queue)[0]).toMatchObject({ pages: 3 });
  });

  it('does not send a picture that was removed on request, unless a moderator brings it back', async () => {
    const server = new FakeUploadServer();
    server.removed.add('a.jpg');
    const queue = await queueOn(server, ['a.jpg', 'b.jpg']);
    expect(server.receiving()).toEqual(['b.jpg']);
    const removed = uploads(queue).find(({ name }) => name === 'a.jpg')!;
    expect(removed).toMatchObject({ state: 'failed', failure: 'scan_removed' });
    expect(queue.canRetry(removed)).toBe(false);
    queue.retryAll();
    queue.approveScan(removed.key + 1);
    await settled();
    expect(server.receiving()).toEqual(['b.jpg']);
    queue.approveScan(removed.key);
    await settled();
    expect(server.sent.get('a.jpg')?.fields).toEqual({ confirmRemovedScan: true });
    await server.accept('a.jpg');
    expect(stateOf(queue, 'a.jpg')).toBe('processing');
  });

  it('lets in a photo that resembles a removed one when a moderator has looked at it, without sending it again', async () => {
    const server = new FakeUploadServer();
    const queue = await queueOn(server, ['a.jpg']);
    const { id } = await server.accept('a.jpg');
    queue.photoChanged({ id, status: 'failed', failure: 'scan_resembles_removed' });
    const [held] = uploads(queue);
    expect([held!.state, queue.canRetry(held!)]).toEqual(['failed', false]);
    expect(queue.uploads.summary()).toMatchObject({ failed: 1, removed: 1 });
    queue.approveScan(held!.key);
    await settled();
    expect(stateOf(queue, 'a.jpg')).toBe('processing');
    expect([server.processedAgain, server.approved]).toEqual([[id], [id]]);
  });

  it('applies a status event that arrives before the response of the upload', async () => {
    const server = new FakeUploadServer();
    const queue = await queueOn(server, ['a.jpg']);
    queue.photoChanged({ id: 1, status: 'published', failure: null });
    await server.accept('a.jpg');
    expect(stateOf(queue, 'a.jpg')).toBe('published');
  });

  it('leaves out files that are no images, and refuses those that are too large, without sending them', async () => {
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
    const queue = await queueOn(server, ['a.jpg', 'b.jpg']);
    await server.refuse('a.jpg', 'image_type_unsupported');
    await server.refuse('b.jpg', 'validation_failed');
    expect(uploads(queue).map((upload) => [upload.name, queue.canRetry(upload)])).toEqual([
      ['a.jpg', false],
      ['b.jpg', true],
    ]);
  });

  it('has a received photo processed again without sending it a second time', async () => {
    const server = new FakeUploadServer();
    const queue = await queueOn(server, ['a.jpg']);
    const { id } = await server.accept('a.jpg');
    queue.photoChanged({ id, status: 'failed', failure: 'image_unreadable' });
    queue.retryAll();
    expect(server.receiving()).toEqual([]);
    expect(server.processedAgain).toEqual([id]);
    expect(stateOf(queue, 'a.jpg')).toBe('processing');
  });

  it('requests the photos in process when events may have been missed', async () => {
    const server = new FakeUploadServer();
    const queue = await queueOn(server, ['a.jpg']);
    const { id } = await server.accept('a.jpg');
    server.photos.set(id, { ...server.photos.get(id)!, status: 'published' });
    await queue.check();
    expect(stateOf(queue, 'a.jpg')).toBe('published');
  });

  it('clears finished files, and only those', async () => {
    const server = new FakeUploadServer();
    const queue = await queueOn(server, ['a.jpg', 'b.jpg']);
    await server.refuse('a.jpg', 'validation_failed');
    queue.clear();
    expect(uploads(queue).map(({ name }) => name)).toEqual(['b.jpg']);
  });

  it('does not send what the archive has until somebody wants it', async () => {
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
    server.contents.set('copy of a.jpg', 'a.jpg');
    const queue = await queueOn(server, ['a.jpg', 'copy of a.jpg']);
    expect(uploads(queue)[0]).toMatchObject({ name: 'copy of a.jpg', state: 'duplicate', sameFileAs: 'a.jpg' });
    queue.skipDuplicates();
    expect(uploads(queue).map(({ name }) => name)).toEqual(['a.jpg']);
  });

  it('pauses all and goes on with what has arrived', async () => {
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
    server.begun.set('a.jpg', 'yesterday');
    await queueOn(server, ['a.jpg']);
    expect(server.sent.get('a.jpg')?.uploadId).toBe('yesterday');
  });

  it('cancels a file, also what has arrived of it, and sends the next one', async () => {
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
    const queue = await queueOn(server, ['a.jpg']);
    server.known.set('a.jpg', { id: 7, slug: 'molo', ...noText('title'), title: 'Molo' });
    await server.refuse('a.jpg', 'upload_expired');
    expect(uploads(queue)[0]).toMatchObject({ state: 'duplicate', sameScanAs: { id: 7 } });
  });
});
