import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import { avatarProfile, formerAvatarProfile } from '../../images/make-avatar.js';
import type { SentFile } from '../../platform/http/send-stored-file.js';
import { type ServedFile, Storage } from '../../platform/storage/storage.js';
import { AvatarsRepository } from './avatars.repository.js';

const servedName = /^([\w-]{22})-(256|512)\.webp$/;

@Injectable()
export class AvatarFilesService {
  constructor(
    private readonly avatars: AvatarsRepository,
    private readonly storage: Storage,
  ) {}

  /** An avatar that is a current profile image. @throws DomainError `file_not_found` */
  async get(name: string): Promise<SentFile> {
    const [, key, size] = servedName.exec(name) ?? [];
    const shown = key === undefined ? null : await this.avatars.findShown(key);
    if (!shown) throw new DomainError('file_not_found');
    const file = presentAvatarFile(shown.sha256, size === '512' ? 512 : 256);
    const isMade = (await this.storage.findServedSize(file)) !== null;
    const present = isMade ? file : { ...file, renditionProfile: formerAvatarProfile };
    return { name, open: () => this.storage.openServed(present) };
  }
}

/** Of the present rendition profile. */
export const presentAvatarFile = (sha256: string, size: 256 | 512): ServedFile => ({
  sha256,
  renditionProfile: avatarProfile,
  name: `${size}.webp`,
});
