import type { AdminPhoto } from '../../src/contract/admin-photo.js';
import type { PhotoWithScan } from '../../src/contract/upload.js';
import type { Interruption } from '../../renderer/admin/uploads/interruption.js';
import type { TransferOptions } from '../../renderer/admin/uploads/transfer.js';
import type { UploadCalls } from '../../renderer/admin/uploads/upload-calls.js';
import { type ChosenFile, UploadQueue } from '../../renderer/admin/uploads/upload-queue.js';

type Sent = Parameters<UploadCalls['send']>[0] & TransferOptions;

/** Receives files, and answers when the test accepts or refuses them. The content of a file is its name, unless said. */
export class FakeUploadServer {
  readonly photos = new Map<number, AdminPhoto>();
  readonly processedAgain: number[] = [];
  /** Photos that resemble a removed one, and that a moderator has let in. */
  readonly approved: number[] = [];
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
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const reasons = ['offline', 'unreachable', 'unavailable', 'busy', 'storageFull', 'signedOut', 'forbidden'];

/** A queue on that server, with files of these names. */
export async function queueOn(server: FakeUploadServer, names: string[]): Promise<UploadQueue> {
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
    retry: (id, { confirmRemovedScan } = {}) => {
      server.processedAgain.push(id);
      if (confirmRemovedScan) server.approved.push(id);
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

export const aScan = (path: string, { type = 'image/jpeg', size = 1000 } = {}): ChosenFile => ({
  path,
  file: { name: path.split('/').at(-1), type: type, size } as File,
});
export const uploads = (queue: UploadQueue) => queue.uploads.orderedKeys().map((key) => queue.uploads.find(key)!);
export const stateOf = (queue: UploadQueue, name: string) =>
  uploads(queue).find((upload) => upload.name === name)?.state;
