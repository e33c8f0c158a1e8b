import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DomainError } from '../../contract/errors.js';
import { requestRates } from '../../contract/request-rates.js';
import type { ImageRequest, Size } from '../../images/image-request.js';
import { partFor } from '../../images/pyramid.js';
import { MegapixelBudget } from '../../images/megapixel-budget.js';
import { ImageProcesses } from '../../images/rendering/image-processes.js';
import { Config } from '../../platform/config/config.js';
import type { SentFile } from '../../platform/http/send-stored-file.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { Semaphore } from '../../platform/semaphore.js';
import { FileCache } from '../../platform/storage/file-cache.js';
import { openLocalFile } from '../../platform/storage/open-content.js';
import { Storage } from '../../platform/storage/storage.js';
import { addressKey, takePoint } from '../../platform/throttling/limiters.js';
import type { IiifPhoto } from './iiif-photos.repository.js';
import { canonicalForm } from './read-image-request.js';

/** Images that are made at once, and those that wait for it: a tile takes about 20 ms. */
const concurrent = Math.min(Math.max(availableParallelism() - 1, 2), 4);
const waitingMax = 300;
/** Of one address, so that nobody fills the queue for all others. */
const waitingMaxOfAddress = 150;
const retrySeconds = 5;
/** Of these images together. One of 11 megapixels takes 170 MB of memory, the largest 250 MB; two of those are not made at once. */
const megapixels = 32;
const timeLimitMs = 30_000;

/**
 * For one IP address: an image viewer's first look at a photograph makes some twenty tiles, a minute of zooming some hundred. A
 * larger image counts as the tiles that it is made of, or that are read for it. Images from the cache are not counted.
 */
const tilePixels = 512 * 512;

/** Who requests an image. */
export interface Requester {
  address: string;
  /** Closed the connection, as an image viewer does when a tile is out of sight before it has arrived. */
  isGone(): boolean;
}

interface Making {
  requesters: Requester[];
  path: Promise<string | null>;
}

/** Makes images on request, in image processes: the web process decodes none. Each is made once and then cached. */
@Injectable()
export class RequestedImages {
  private readonly queue = new Semaphore(concurrent, waitingMax);
  private readonly memory = new MegapixelBudget(megapixels);
  private readonly limiter = new RateLimiterMemory({
    keyPrefix: 'tile',
    points: requestRates.imageParts,
    duration: 60,
  });
  private readonly underWay = new Map<string, Making>();
  /** Images by the address that waits for them. */
  private readonly waiting = new Map<string, number>();
  /** Requests since the start, by whether the cache had what they ask for. */
  private found = 0;
  private missed = 0;

  constructor(
    private readonly config: Config,
    private readonly storage: Storage,
    private readonly cache: FileCache,
    private readonly processes: ImageProcesses,
    metrics: Metrics,
  ) {
    metrics.counter({
      name: 'veduta_tile_cache_requests_total',
      help: 'Requests for tiles and other parts of photographs: hit (on disk), miss (made, or refused).',
      labels: ['result'],
      read: () => [
        { labels: { result: 'hit' }, value: this.found },
        { labels: { result: 'miss' }, value: this.missed },
      ],
    });
    metrics.load('veduta_images', 'Images that are made on request, and that wait for it.', () => this.queue.load);
  }

  /**
   * The image; null when its requester has gone before it was made.
   * @throws DomainError too_many_requests, unavailable (too many wait), file_not_found (the photo has no pyramid)
   */
  async find(photo: IiifPhoto, request: ImageRequest, requester: Requester): Promise<SentFile | null> {
    const path = await this.findPath(photo, request, requester);
    return path === null ? null : { name: basename(path), open: () => openLocalFile(path) };
  }

  private async findPath(photo: IiifPhoto, request: ImageRequest, requester: Requester): Promise<string | null> {
    const file = { ...folderOf(photo), name: canonicalForm(request, photo).replaceAll('/', '_') };
    const cached = await this.cache.find(file);
    if (cached) {
      this.found += 1;
      return cached;
    }
    this.missed += 1;
    const path = await this.shared(requester, async () => {
      await this.take(requester, costOf(request, photo));
      return this.makeOnce(`${file.sha256} ${file.renditionProfile} ${file.name}`, requester, () =>
        this.cache.store(file, (draft) => this.make(photo, request, draft)),
      );
    });
    // Others had gone, and nothing was made, just before this one came.
    if (path === null && !requester.isGone()) throw new DomainError('unavailable', { retryAfterSeconds: 1 });
    return path;
  }

  private async take({ address }: Requester, cost: number): Promise<void> {
    if (!this.config.rateLimit) return;
    const key = addressKey(address);
    await takePoint(this.limiter, key, 'too_many_requests');
    await this.limiter.penalty(key, Math.ceil(cost / tilePixels) - 1);
  }

  /** @throws DomainError unavailable when too many images of this address wait */
  private async shared<Result>({ address }: Requester, make: () => Promise<Result>): Promise<Result> {
    const key = addressKey(address);
    const waiting = this.waiting.get(key) ?? 0;
    if (this.config.rateLimit && waiting >= waitingMaxOfAddress)
      throw new DomainError('unavailable', { retryAfterSeconds: retrySeconds });
    this.waiting.set(key, waiting + 1);
    try {
      return await make();
    } finally {
      const left = (this.waiting.get(key) ?? 1) - 1;
      if (left > 0) this.waiting.set(key, left);
      else this.waiting.delete(key);
    }
  }

  /** Who requests an image that is being made waits for it. It is not begun when all have gone. */
  private makeOnce(key: string, requester: Requester, make: () => Promise<string>): Promise<string | null> {
    const running = this.underWay.get(key);
    if (running) {
      running.requesters.push(requester);
      return running.path;
    }
    const requesters = [requester];
    const path = this.queue
      .run(async () => (requesters.every((one) => one.isGone()) ? null : make()))
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, { requesters, path });
    return path;
  }

  private async make(photo: IiifPhoto, request: ImageRequest, file: string): Promise<void> {
    const { width, height } = photo;
    const make = (pyramid: string): Promise<unknown> =>
      this.memory.within(costOf(request, photo) / 1e6, () => {
        const task = { task: 'request', pyramid, image: { width, height }, request, file } as const;
        return this.processes.run(task, AbortSignal.timeout(timeLimitMs));
      });
    await this.storage.withServed({ ...folderOf(photo), name: 'pyramid.tif' }, make).catch((cause: unknown) => {
      throw (cause as NodeJS.ErrnoException).code === 'ENOENT' ? new DomainError('file_not_found', { cause }) : cause;
    });
  }
}

const folderOf = ({ originalSha256, renditionProfile }: IiifPhoto): { sha256: string; renditionProfile: string } => ({
  sha256: originalSha256,
  renditionProfile,
});

const pixelsOf = ({ width, height }: Size): number => width * height;

/** In pixels: those that are sent, or those that are read for them where these are more. */
function costOf(request: ImageRequest, image: Size): number {
  const read = partFor(request, { width: image.width, height: image.height }).region;
  return Math.max(pixelsOf(request.size), pixelsOf(read));
}
