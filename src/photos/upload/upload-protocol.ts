import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Injectable, Logger } from '@nestjs/common';
import { FileStore } from '@tus/file-store';
import { type KvStore, Metadata, Server, Upload } from '@tus/server';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { DomainError, type ErrorCode } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { StartedBy } from '../../history/started-by.js';
import { Config } from '../../platform/config/config.js';
import { hasBody } from '../../platform/http/has-body.js';
import { DiskSpace } from '../../platform/storage/disk-space.js';
import { UnfinishedUploads, type UnfinishedUpload, uploadLifetimeMs } from './unfinished-uploads.js';

/** Where the addresses of uploads begin; see `uploads.begin` in the table of operations. */
const path = '/api/admin/uploads';

/** What the protocol reads of a request. Anything else stays outside of it. */
const headersOfProtocol = [
  'content-length',
  'content-type',
  'tus-resumable',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
];
const headersOfAnswer = /^(?:location|tus-.*|upload-.*)$/;

/**
 * Speaks the tus protocol 1.0.0 with clients that send a file in parts. Rights, whose upload it is and what becomes of a
 * complete file are not its concern. One part of an upload is written at a time in each process; parts that two processes
 * should write at the same moment have the same bytes at the same offset.
 */
@Injectable()
export class UploadProtocol {
  private readonly logger = new Logger('Uploads');
  private readonly owners = new WeakMap<object, StartedBy>();
  private readonly server: Server;

  constructor(
    private readonly uploads: UnfinishedUploads,
    private readonly disk: DiskSpace,
    private readonly config: Config,
  ) {
    this.server = new Server({
      path,
      relativeLocation: true,
      // No other site may send or read uploads.
      allowedOrigins: [],
      // Where an upload begins, a smaller limit of its use holds.
      maxSize: () => Math.max(config.maxImageBytes, config.maxImportBytes),
      datastore: new FileStore({
        directory: uploads.folder,
        configstore: new UploadRecords(uploads),
        expirationPeriodInMilliseconds: uploadLifetimeMs(),
      }),
      onUploadCreate: async (request, { id, size, metadata }) => {
        const { filename, sha256 } = metadata ?? {};
        const owner = this.owners.get(request);
        if (owner === undefined || size === undefined) throw new Error('An upload needs an owner and a size.');
        await uploads.add({ id, owner, name: filename ?? '', bytes: size, sha256: sha256 ?? '' }).catch(asAnswer);
        return {};
      },
    });
  }

  /**
   * Begins an upload for its owner. `use` in its metadata is `import` for the file of an import; otherwise it is a scan.
   * @throws DomainError validation_failed for metadata without the SHA-256, file_name_too_long, malformed_body, image_too_large,
   *   import_too_large, image_missing, storage_full, uploads_quota_full
   */
  async begin(request: HttpRequest, response: HttpResponse, owner: StartedBy): Promise<void> {
    if (checkMetadata(request).use === 'import') checkLength(request, this.config.maxImportBytes, 'import_too_large');
    else checkLength(request, this.config.maxImageBytes, 'image_too_large');
    const bytes = Number(request.headers['upload-length']);
    await this.uploads.requireRoomFor(owner, bytes);
    await this.disk.requireRoomFor(bytes);
    await this.answer(request, response, owner);
  }

  /**
   * Answers how much has arrived, or stores a part.
   * @throws DomainError upload_not_found, upload_expired, upload_offset_wrong, malformed_body, image_too_large, storage_full
   */
  async continue(request: HttpRequest, response: HttpResponse): Promise<void> {
    if (request.method === 'PATCH') await this.disk.requireRoomFor(Number(request.headers['content-length'] ?? 0));
    await this.answer(request, response);
  }

  private async answer(request: HttpRequest, response: HttpResponse, owner?: StartedBy): Promise<void> {
    const body = hasBody(request) && request.method !== 'GET' ? Readable.from(partsOf(request)) : null;
    const asked = requestOf(request, body);
    if (owner !== undefined) this.owners.set(asked, owner);
    response.setHeader('Tus-Resumable', '1.0.0');
    // What the library has not read for an error is left to partsOf.
    const { status, headers } = await this.server.handleWeb(asked).finally(() => body?.destroy());
    if (status >= 500) this.logger.warn(`an upload was answered with ${status}`);
    if (status >= 500 && (await this.disk.isFull())) throw new DomainError('storage_full');
    if (status >= 400) throw new DomainError(errorOf[status] ?? (status >= 500 ? 'unavailable' : 'malformed_body'));
    for (const [name, value] of headers) if (headersOfAnswer.test(name)) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    response.status(status).end();
  }
}

const errorOf: Record<number, ErrorCode> = {
  404: 'upload_not_found',
  409: 'upload_offset_wrong',
  410: 'upload_expired',
  413: 'image_too_large',
  429: 'uploads_quota_full',
};

/** The library answers with the status of what is thrown at it. */
function asAnswer(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  throw Object.assign(error, { status_code: 429, body: error.code });
}

/** A GET is answered as a HEAD: nobody reads what has arrived before it is a photo. */
function requestOf(request: HttpRequest, body: Readable | null): Request {
  const headers = new Headers();
  for (const name of headersOfProtocol) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(new URL(request.path, 'http://archive'), {
    method: request.method === 'GET' ? 'HEAD' : request.method,
    headers,
    body: body && (Readable.toWeb(body) as ReadableStream),
    // What Node asks for with a stream, and the types of the browser do not know.
    duplex: 'half',
  } as RequestInit);
}

/**
 * The body in the parts that arrive. What is not asked for is read nevertheless: the client would wait, and the connection end in
 * the middle of its next request.
 */
async function* partsOf(request: HttpRequest): AsyncGenerator<Buffer> {
  try {
    for await (const part of request.iterator({ destroyOnReturn: false })) yield part as Buffer;
  } finally {
    request.resume();
  }
}

/** @throws DomainError `tooLarge`, malformed_body without a length, image_missing for an empty file */
function checkLength({ headers }: HttpRequest, maxBytes: number, tooLarge: ErrorCode): void {
  const length = Number(headers['upload-length']);
  if (headers['upload-length'] === undefined || !Number.isInteger(length)) throw new DomainError('malformed_body');
  if (length === 0) throw new DomainError('image_missing');
  if (length > maxBytes) throw new DomainError(tooLarge);
}

function checkMetadata({ headers }: HttpRequest): Record<string, string | null> {
  const metadata = metadataOf(headers['upload-metadata']);
  const { filename, sha256 } = metadata;
  if (filename && filename.length > limits.upload.nameMax) throw new DomainError('file_name_too_long');
  const errors = [
    ...(filename ? [] : [{ field: 'filename', code: 'field_invalid' as const }]),
    ...(sha256 && /^[0-9a-f]{64}$/.test(sha256) ? [] : [{ field: 'sha256', code: 'field_invalid' as const }]),
  ];
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
  return metadata;
}

function metadataOf(header: string | string[] | undefined): Record<string, string | null> {
  try {
    return Metadata.parse(String(header ?? ''));
  } catch (error) {
    throw new DomainError('malformed_body', { cause: error });
  }
}

/** Lets the file store of the protocol find what the database knows of an upload. It is written by `onUploadCreate` alone. */
class UploadRecords implements KvStore<Upload> {
  constructor(private readonly uploads: UnfinishedUploads) {}

  async get(id: string): Promise<Upload | undefined> {
    const found = await this.uploads.find(id);
    return found ? uploadOf(found) : undefined;
  }

  set(): Promise<void> {
    return Promise.resolve();
  }

  delete(id: string): Promise<void> {
    return this.uploads.remove(id);
  }
}

const uploadOf = ({ id, bytes, ageMs }: UnfinishedUpload): Upload =>
  new Upload({ id, size: bytes, offset: 0, creation_date: new Date(Date.now() - ageMs).toISOString() });
