import { Injectable } from '@nestjs/common';
import { servedFileAt } from '../images/published-address.js';
import { Storage } from '../platform/storage/storage.js';

/** The pictures of feeds. */
@Injectable()
export class FeedImages {
  constructor(private readonly storage: Storage) {}

  /** The size of a file in bytes. Read when a feed is written, which is cached: no request of it looks at a file. */
  async sizeOf(address: string | undefined): Promise<number | null> {
    const file = address === undefined ? null : servedFileAt(address);
    return file && (await this.storage.findServedSize(file));
  }
}
