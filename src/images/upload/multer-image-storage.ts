import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import type { ImageUpload, ReceivedImage, SizeLimit } from './image-upload.js';

/** An uploaded image as a request handler gets it: the staged file and its original name. */
export interface UploadedImage {
  originalname: string;
  received: ReceivedImage;
}

type Done = (error?: unknown, file?: Partial<Express.Multer.File> & { received: ReceivedImage }) => void;

/** Lets multer read the form while the image streams into the storage. */
export class MulterImageStorage implements StorageEngine {
  /** @param limit replaces the size limit for scans */
  constructor(
    private readonly imageUpload: ImageUpload,
    private readonly limit?: SizeLimit,
  ) {}

  _handleFile(_request: Request, { stream }: Express.Multer.File, done: Done): void {
    this.imageUpload.receive(stream, this.limit).then(
      // Any `path` makes multer call `_removeFile` when the request is aborted later.
      (received) => done(null, { received, path: received.sha256, size: received.bytes }),
      (error: unknown) => done(error),
    );
  }

  /** Called when another part of the form failed, or the request was aborted. */
  _removeFile(_request: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    (file as unknown as UploadedImage).received.discard().then(() => done(null), done);
  }
}
