import { Injectable } from '@nestjs/common';
import { DomainError } from '../../contract/errors.js';
import { avatarProfile } from '../../images/make-avatar.js';
import { Storage } from '../../platform/storage/storage.js';
import { AvatarsRepository } from './avatars.repository.js';

const servedName = /^([\w-]{22})-(256|512)\.webp$/;

@Injectable()
export class AvatarFilesService {
  constructor(
    private readonly avatars: AvatarsRepository,
    private readonly storage: Storage,
  ) {}

  /** Path of an avatar that is a current profile image. @throws DomainError `file_not_found` */
  async getPath(name: string): Promise<string> {
    const [, key, size] = servedName.exec(name) ?? [];
    const shown = key === undefined ? null : await this.avatars.findShown(key);
    if (!shown) throw new DomainError('file_not_found');
    return this.storage.servedPath({ sha256: shown.sha256, renditionProfile: avatarProfile, name: `${size}.webp` });
  }
}
