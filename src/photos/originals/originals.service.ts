import { finished, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import { originalsAtOnce } from '../../contract/originals.js';
import type { AdminPhotoFilter } from '../../contract/admin-photo.js';
import { Storage } from '../../platform/storage/storage.js';
import { SelectedPhotos } from '../bulk/selected-photos.js';
import { isKnownTo } from '../is-known-to.js';
import { type Original, OriginalsRepository } from './originals.repository.js';
import { zipOfOriginals } from './zip-of-originals.js';

const retryAfterSeconds = 10;

export interface SentOriginal {
  content: Readable;
  name: string;
  type: string;
  bytes: number | null;
}

export interface WantedOriginals {
  ids?: number[];
  filter: AdminPhotoFilter;
  except: number[];
}

/** The originals for those who keep the archive: byte by byte what was uploaded, with its metadata. They are never public. */
@Injectable()
export class OriginalsService {
  /** Who is being sent a zip by this process. */
  private readonly sending = new Set<string>();

  constructor(
    private readonly originals: OriginalsRepository,
    private readonly photos: SelectedPhotos,
    private readonly storage: Storage,
  ) {}

  /** @throws DomainError photo_not_found, file_not_found */
  async open(id: number, viewer: Viewer): Promise<SentOriginal> {
    const [original] = await this.originals.find([id]);
    // Those who moderate see what members propose.
    if (!original || !isKnownTo(viewer, original)) throw new DomainError('photo_not_found');
    const content = await this.storage.openOriginal(original.sha256).catch((cause: NodeJS.ErrnoException) => {
      throw cause.code === 'ENOENT' ? new DomainError('file_not_found', { cause }) : cause;
    });
    const { name, type, bytes } = original;
    return {
      content,
      name: name ?? `${id}`,
      type: type ?? 'application/octet-stream',
      bytes: bytes === null ? null : Number(bytes),
    };
  }

  /**
   * A zip of the originals of the selected photos, with a list of their checksums (`sha256sum -c`) and one of those that are
   * missing. One at a time for each viewer.
   * @throws DomainError selection_empty, selection_too_large, too_many_requests
   */
  async openZip({ ids, filter, except }: WantedOriginals, viewer: Viewer): Promise<Readable> {
    const key = JSON.stringify(viewer);
    if (this.sending.has(key)) throw new DomainError('too_many_requests', { retryAfterSeconds });
    const selected = await this.photos.find(ids ? { ids } : { filter, except }, viewer);
    if (selected.length > originalsAtOnce) throw new DomainError('selection_too_large');
    const originals = await this.originals.find(selected);
    if (originals.length === 0) throw new DomainError('selection_empty');
    const [present, missing] = await this.separate(originals);
    this.sending.add(key);
    const zip = zipOfOriginals(
      listsOf(present, missing),
      present.map((original) => this.zipped(original)),
    );
    finished(zip, () => this.sending.delete(key));
    return zip;
  }

  private async separate(originals: Original[]): Promise<[present: Original[], missing: Original[]]> {
    const [present, missing]: [Original[], Original[]] = [[], []];
    for (const original of originals)
      ((await this.storage.hasOriginal(original.sha256)) ? present : missing).push(original);
    return [present, missing];
  }

  private zipped(original: Original): { name: string; bytes: number; open(): Promise<Readable> } {
    return {
      name: nameInZip(original),
      bytes: Number(original.bytes),
      open: () => this.storage.openOriginal(original.sha256),
    };
  }
}

/** Names of files may be equal, ids are not. */
const nameInZip = ({ id, name }: Original): string =>
  `originals/${id}_${(name ?? 'original').replace(/[/\\:*?"<>|]/g, '_')}`;

const lines = (originals: Original[]): string =>
  originals.map((original) => `${original.sha256}  ${nameInZip(original)}\n`).join('');

const listsOf = (present: Original[], missing: Original[]): Record<string, string> => ({
  'manifest-sha256.txt': lines(present),
  ...(missing.length > 0 && { 'missing-sha256.txt': lines(missing) }),
});
