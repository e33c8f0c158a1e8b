import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  ListMultipartUploadsCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { quietS3Client } from '../../config/quiet-s3-client.js';
import { inParallel } from '../../in-parallel.js';
import type { ByteRange } from '../open-content.js';
import { MissingFile } from '../storage.js';
import { isConflict, isMissingBucket, isNotImplemented, storageError } from './s3-errors.js';
import type { S3Options } from './s3-options.js';

/** An object as the store lists it. */
export interface ListedObject {
  key: string;
  bytes: number;
  changedAt: Date;
}

/** An object with what identifies its present content. */
export interface FoundObject extends ListedObject {
  etag: string;
}

const connectionTimeoutMs = 3000;
/** Also of visitors who stop reading for a while, as players of sound do: they ask for the rest then. */
const silenceTimeoutMs = 60_000;
/** Before every content a store is asked about it, so nobody waits longer for one that hangs. */
const headWithinMs = 10_000;
/** Each visitor who reads slowly has one. */
const mostConnections = 500;
const maxAttempts = 3;
const reachableWithinMs = 1400;

const partBytes = 8 * 1024 * 1024;
/** The store takes no more parts than 10,000. */
const mostParts = 9000;
/** Two parts of one upload are in memory at a time. */
const partsAtOnce = 2;
const deletionsAtOnce = 8;
/** Whether a bucket keeps versions is asked this often. */
const versioningReadMs = 60_000;
/** The store copies no more at once. */
const mostBytesCopied = 5 * 1024 ** 3;

/**
 * The objects of a bucket. Each method either does what it says or throws: MissingFile where there is no such object, StorageAway
 * where the store cannot be used. Only what every store with this API can do is asked of it, but for versions, which not all have.
 */
export class Bucket {
  /** For messages to the operator. */
  readonly place: string;
  private readonly client: S3Client;
  private readonly bucket: string;
  private versioning: { isOn: boolean; readAt: number } | undefined;

  constructor(
    { endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle }: S3Options,
    private readonly mostCopied = mostBytesCopied,
  ) {
    this.bucket = bucket;
    this.place = `the bucket ${bucket} ${endpoint === null ? `in ${region}` : `at ${endpoint}`}`;
    quietS3Client();
    this.client = new S3Client({
      endpoint: endpoint ?? undefined,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: pathStyle,
      maxAttempts,
      requestHandler: {
        connectionTimeout: connectionTimeoutMs,
        socketTimeout: silenceTimeoutMs,
        httpAgent: { keepAlive: true, maxSockets: mostConnections },
        httpsAgent: { keepAlive: true, maxSockets: mostConnections },
      },
      // Many stores do not know the newer checksums. Parts of files are signed with their SHA-256 anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** Whether the bucket can be reached, soon enough for a report on health. */
  async answers(): Promise<boolean> {
    const abortSignal = AbortSignal.timeout(reachableWithinMs);
    return this.client.send(new HeadBucketCommand({ Bucket: this.bucket }), { abortSignal }).then(
      () => true,
      () => false,
    );
  }

  /** Makes the bucket where it is not there yet; whether it was made. */
  async make(): Promise<boolean> {
    const isThere = await this.client.send(new HeadBucketCommand({ Bucket: this.bucket })).then(
      () => true,
      (error: unknown) => {
        if (isMissingBucket(error)) return false;
        throw storageError(error, this.place);
      },
    );
    if (!isThere) await this.asked(this.client.send(new CreateBucketCommand({ Bucket: this.bucket })));
    return !isThere;
  }

  async get(key: string): Promise<FoundObject> {
    const abortSignal = AbortSignal.timeout(headWithinMs);
    const head = await this.asked(this.client.send(new HeadObjectCommand(this.named(key)), { abortSignal }));
    return {
      key,
      bytes: head.ContentLength ?? 0,
      changedAt: head.LastModified ?? new Date(),
      etag: head.ETag ?? '',
    };
  }

  async find(key: string): Promise<FoundObject | null> {
    return this.get(key).catch((error: unknown) => {
      if (error instanceof MissingFile) return null;
      throw error;
    });
  }

  /** The content, or a part of it, asked for when it is read. Where it has been replaced since it was found, the stream fails. */
  read({ key, bytes, etag }: FoundObject, range?: ByteRange): Readable {
    if (bytes === 0) return Readable.from([]);
    const Range = range && `bytes=${range.start}-${range.end ?? ''}`;
    return Readable.from(this.chunks({ key, IfMatch: etag || undefined, Range }), { objectMode: false });
  }

  async readText(key: string): Promise<string> {
    return text(this.chunks({ key }));
  }

  /** Sends a file of this machine, in parts where it is large: it has its name only once it is complete. */
  async putFile(key: string, path: string): Promise<void> {
    const { size } = await stat(path);
    await this.upload(key, createReadStream(path), size);
  }

  async putText(key: string, content: string): Promise<void> {
    await this.put(key, Buffer.from(content));
  }

  /** False, and changes nothing, where the store sees that there is such an object; not every store looks. */
  async putTextFirst(key: string, content: string): Promise<boolean> {
    try {
      await this.client.send(new PutObjectCommand({ ...this.named(key), Body: content, IfNoneMatch: '*' }));
      return true;
    } catch (error) {
      if (isConflict(error)) return false;
      if (!isNotImplemented(error)) throw storageError(error, this.place);
      await this.putText(key, content);
      return true;
    }
  }

  /** Within the store, but for files that are too large for that. */
  async copy(from: FoundObject, key: string): Promise<void> {
    if (from.bytes > this.mostCopied) return this.upload(key, this.read(from), from.bytes);
    const CopySource = `${this.bucket}/${from.key}`;
    await this.asked(
      this.client.send(
        new CopyObjectCommand({ ...this.named(key), CopySource, CopySourceIfMatch: from.etag || undefined }),
      ),
    );
  }

  /** For good: a bucket that keeps versions keeps none of it. */
  async delete(key: string): Promise<void> {
    await this.asked(this.client.send(new DeleteObjectCommand(this.named(key))));
    if (await this.keepsVersions()) await this.deleteVersions(key, (found) => found === key);
  }

  /** Everything whose name begins so, as `delete` does it. */
  async deleteAll(prefix: string): Promise<void> {
    await inParallel(this.list(prefix), deletionsAtOnce, async ({ key }) => {
      await this.asked(this.client.send(new DeleteObjectCommand(this.named(key))));
    });
    if (await this.keepsVersions()) await this.deleteVersions(prefix, () => true);
  }

  /** By their keys, ascending. */
  async *list(prefix: string): AsyncGenerator<ListedObject> {
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix });
    for await (const { Contents = [] } of this.pages(pages))
      for (const { Key = '', Size = 0, LastModified = new Date() } of Contents)
        yield { key: Key, bytes: Size, changedAt: LastModified };
  }

  /** Ends uploads in parts of names with this prefix that were begun before `oldest`, whose parts take up room unseen. */
  async abortUploads(oldest: Date, prefix = ''): Promise<void> {
    const uploads = new ListMultipartUploadsCommand({ Bucket: this.bucket, Prefix: prefix });
    const { Uploads = [] } = await this.asked(this.client.send(uploads).catch(orNone({ Uploads: [] })));
    for (const { Key = '', UploadId, Initiated = new Date() } of Uploads)
      if (Initiated < oldest)
        await this.asked(this.client.send(new AbortMultipartUploadCommand({ ...this.named(Key), UploadId })));
  }

  /** Whether the bucket keeps what is deleted or replaced, or has kept it once. */
  async keepsVersions(): Promise<boolean> {
    if (this.versioning && Date.now() - this.versioning.readAt < versioningReadMs) return this.versioning.isOn;
    const versioning = new GetBucketVersioningCommand({ Bucket: this.bucket });
    const { Status } = await this.asked(this.client.send(versioning).catch(orNone({ Status: undefined })));
    this.versioning = { isOn: Status !== undefined, readAt: Date.now() };
    return this.versioning.isOn;
  }

  private async put(key: string, content: Buffer): Promise<void> {
    await this.asked(this.client.send(new PutObjectCommand({ ...this.named(key), Body: content })));
  }

  private async deleteVersions(prefix: string, isMeant: (key: string) => boolean): Promise<void> {
    let from: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {};
    while (from) {
      const list = new ListObjectVersionsCommand({ Bucket: this.bucket, Prefix: prefix, ...from });
      const page: ListObjectVersionsCommandOutput = await this.asked(this.client.send(list));
      const { Versions = [], DeleteMarkers = [], NextKeyMarker, NextVersionIdMarker } = page;
      await inParallel([...Versions, ...DeleteMarkers], deletionsAtOnce, async ({ Key = '', VersionId }) => {
        if (!isMeant(Key)) return;
        await this.asked(this.client.send(new DeleteObjectCommand({ ...this.named(Key), VersionId })));
      });
      from = page.IsTruncated ? { KeyMarker: NextKeyMarker, VersionIdMarker: NextVersionIdMarker } : undefined;
    }
  }

  private async upload(key: string, content: Readable, bytes: number): Promise<void> {
    if (bytes <= partBytes) return this.put(key, await buffer(content));
    const upload = new Upload({
      client: this.client,
      params: { ...this.named(key), Body: content },
      partSize: Math.max(partBytes, Math.ceil(bytes / mostParts)),
      queueSize: partsAtOnce,
    });
    try {
      await this.asked(upload.done());
    } finally {
      content.destroy();
    }
  }

  private async *chunks({ key, ...which }: { key: string; IfMatch?: string; Range?: string }): AsyncGenerator<Buffer> {
    const { Body } = await this.asked(this.client.send(new GetObjectCommand({ ...this.named(key), ...which })));
    yield* Body as AsyncIterable<Buffer>;
  }

  private async *pages<Page>(pages: AsyncIterable<Page>): AsyncGenerator<Page> {
    try {
      yield* pages;
    } catch (error) {
      throw storageError(error, this.place);
    }
  }

  private async asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return answer.catch((error: unknown) => {
      throw storageError(error, this.place);
    });
  }

  private named(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: key };
  }
}

/** A store that does not know this part of the API has nothing of it. */
const orNone =
  <Answer>(none: Answer) =>
  (error: unknown): Answer => {
    if (isNotImplemented(error)) return none;
    throw error;
  };
