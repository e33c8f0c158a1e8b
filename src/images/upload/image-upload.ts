import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DomainError, type ErrorCode } from '../../contract/errors.js';
import { Config } from '../../platform/config/config.js';
import { DiskSpace } from '../../platform/storage/disk-space.js';
import { ContentTooLarge, type StagedOriginal, Storage } from '../../platform/storage/storage.js';
import { checkHeader } from '../image-header.js';
import { type ImageType, imageTypeOf, signatureBytes } from '../image-signature.js';

/** The maximum size of an upload and its types, by default all that photos have; and the error codes for other files. */
export interface SizeLimit {
  maxBytes: number;
  maxPixels: number;
  tooLarge: ErrorCode;
  types?: readonly ImageType[];
  wrongType?: ErrorCode;
}

export interface ReceivedImage extends StagedOriginal {
  type: ImageType;
}

/** Receives uploaded images and rejects them early: by their first bytes, size or header. */
@Injectable()
export class ImageUpload {
  constructor(
    private readonly storage: Storage,
    private readonly disk: DiskSpace,
    private readonly config: Config,
  ) {}

  /**
   * Stages the image; keep() stores it for good. A rejected image leaves no file.
   * @throws DomainError the codes of the limit, or storage_full, image_missing, image_type_unsupported, image_too_large, image_unreadable, image_too_many_pixels
   */
  async receive(stream: Readable, limit: SizeLimit = this.scanLimit()): Promise<ReceivedImage> {
    await this.disk.requireRoomFor(0);
    const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
    const head = await firstBytes(chunks);
    const type = imageTypeOf(head);
    if (head.length === 0) throw new DomainError('image_missing');
    if (!type || limit.types?.includes(type) === false)
      throw new DomainError(limit.wrongType ?? 'image_type_unsupported');
    const staged = await this.stage(Readable.from(resumed(head, chunks), { objectMode: false }), limit);
    try {
      await staged.withFile((path) => checkHeader(path, limit.maxPixels));
    } catch (error) {
      await staged.discard();
      throw error;
    }
    return { ...staged, type };
  }

  private scanLimit(): SizeLimit {
    const { maxImageBytes: maxBytes, maxImagePixels: maxPixels } = this.config;
    return { maxBytes, maxPixels, tooLarge: 'image_too_large' };
  }

  private async stage(content: Readable, { maxBytes, tooLarge }: SizeLimit): Promise<StagedOriginal> {
    try {
      return await this.storage.stage(content, { maxBytes });
    } catch (error) {
      throw error instanceof ContentTooLarge ? new DomainError(tooLarge) : error;
    }
  }
}

async function firstBytes(chunks: AsyncIterator<Buffer, undefined>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < signatureBytes) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

async function* resumed(head: Buffer, rest: AsyncIterator<Buffer, undefined>): AsyncGenerator<Buffer> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
