import type { Request } from 'express';
import type { StorageEngine } from 'multer';
import type { ImageUpload, ReceivedImage, SizeLimit } from './image-upload.js';

/** What a handler finds of an uploaded image: the file, staged, and the name it was sent with. */
export interface UploadedImage {
  originalname: string;
  received: ReceivedImage;
}

type Done = (error?: unknown, file?: Partial<Express.Multer.File> & { received: ReceivedImage }) => void;

/** Lets multer read the form while the image streams into the storage. */
export class MulterImageStorage implements StorageEngine {
  /** @param limit another one than that of scans */
  constructor(
    private readonly receiver: ImageUpload,
    private readonly limit?: SizeLimit,
  ) {}

  _handleFile(_request: Request, { stream }: Express.Multer.File, done: Done): void {
    this.receiver.receive(stream, this.limit).then(
      // With a `path`, multer knows of something to remove when the request breaks off later.
      (received) => done(null, { received, path: received.path, size: received.bytes }),
      (error: unknown) => done(error),
    );
  }

  /** Called when another part of the form failed, or its reading was aborted. */
  _removeFile(_request: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    (file as unknown as UploadedImage).received.discard().then(() => done(null), done);
  }
}
