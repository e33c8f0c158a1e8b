import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import { DomainError } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { DiskSpace } from '../../platform/storage/disk-space.js';
import { ContentTooLarge, type StagedOriginal, Storage } from '../../platform/storage/storage.js';
import { audioSignatureBytes, audioTypeOf } from './audio-type.js';
import type { AudioType } from './stored-audio.js';

export interface ReceivedAudio extends StagedOriginal {
  type: AudioType;
}

/** An uploaded audio guide as a request handler gets it. */
export interface UploadedAudio {
  received: ReceivedAudio;
}

/** Receives uploaded audio guides as a stream, and rejects them early: by their first bytes or their size. */
@Injectable()
export class AudioUpload implements StorageEngine {
  constructor(
    private readonly storage: Storage,
    private readonly disk: DiskSpace,
  ) {}

  _handleFile(
    _request: Request,
    { stream }: Express.Multer.File,
    done: (error?: unknown, file?: Partial<Express.Multer.File> & UploadedAudio) => void,
  ): void {
    this.receive(stream).then(
      // Any `path` makes multer call `_removeFile` when the request is aborted later.
      (received) => done(null, { received, path: received.sha256, size: received.bytes }),
      (error: unknown) => done(error),
    );
  }

  /** Called when another part of the form failed, or the request was aborted. */
  _removeFile(_request: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    (file as unknown as UploadedAudio).received.discard().then(() => done(null), done);
  }

  /** A rejected file leaves nothing. @throws DomainError storage_full, audio_type_unsupported, audio_too_large */
  async receive(stream: Readable): Promise<ReceivedAudio> {
    await this.disk.requireRoomFor(0);
    const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
    let head = Buffer.alloc(0);
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      head = Buffer.concat([head, next.value]);
      if (head.length >= audioSignatureBytes) break;
    }
    const type = audioTypeOf(head);
    if (!type) throw new DomainError('audio_type_unsupported');
    try {
      const content = Readable.from(resumed(head, chunks), { objectMode: false });
      return { ...(await this.storage.stage(content, { maxBytes: limits.upload.audioBytes })), type };
    } catch (error) {
      throw error instanceof ContentTooLarge ? new DomainError('audio_too_large') : error;
    }
  }
}

async function* resumed(head: Buffer, rest: AsyncIterator<Buffer, undefined>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
