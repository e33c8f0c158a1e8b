import { jest } from '@jest/globals';
import { aScan, FakeUploadServer, queueOn, settled, uploads } from '../../../test/support/upload-queue.js';

describe('the upload queue, while nothing can be sent', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('waits with all files, says why, fails none, and goes on in their order', async () => {
    const server = new FakeUploadServer();
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
      const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
    await queueOn(server, ['a.jpg']);
    server.waitMs = 90_000;
    await server.refuse('a.jpg', 'busy');
    await jest.advanceTimersByTimeAsync(89_000);
    expect(server.receiving()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(server.receiving()).toEqual(['a.jpg']);
  });

  it('begins again what was under way when the browser lost its line', async () => {
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
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
    const server = new FakeUploadServer();
    const queue = await queueOn(server, ['a.jpg']);
    await server.refuse('a.jpg', 'unreachable');
    queue.cancelAll();
    expect(queue.outage.reason()).toBeNull();
    const asked = server.asked;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toBe(asked);
  });
});
