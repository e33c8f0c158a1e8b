import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { assertOwnAccount } from '../own-account/assert-own-account.js';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { Avatar } from '../../contract/user.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { ChangeRecorder } from '../../records/change-recorder.js';
import { lockContent } from '../../records/published-files.js';
import type { UploadedImage } from '../../images/upload/multer-image-storage.js';
import { AvatarsRepository, type StoredAvatar } from './avatars.repository.js';

/** Uploads of avatars. */
@Injectable()
export class AvatarsService {
  constructor(
    private readonly avatars: AvatarsRepository,
    private readonly jobOutbox: JobOutbox,
    private readonly recorder: ChangeRecorder,
  ) {}

  /**
   * Stores the original and enqueues its renditions. Until they are made, the profile image stays the same.
   * @throws DomainError `image_missing`, `not_your_account`
   */
  async upload(key: { id: number }, image: UploadedImage | undefined, viewer: Viewer): Promise<Avatar> {
    if (!image) throw new DomainError('image_missing');
    const { received } = image;
    try {
      const userId = assertOwnAccount(key, viewer);
      await this.avatars.transaction(async (tx) => {
        await lockContent(received.sha256, tx);
        await received.store();
        const id = await this.avatars.insert(
          { userId, key: randomBytes(16).toString('base64url'), sha256: received.sha256, type: received.type },
          tx,
        );
        await this.jobOutbox.enqueue({ kind: 'avatar', subject: 'avatar', subjectId: id }, tx);
        await this.recorder.changed(
          'user.profile',
          { id: userId, after: { fields: ['profileImageUrl'] } },
          { source: 'api', viewer },
          tx,
        );
      });
      return { status: 'processing', failure: null };
    } finally {
      await received.discard();
    }
  }

  /** The status of the last upload. @throws DomainError `not_your_account` */
  async get(key: { id: number }, viewer: Viewer): Promise<Avatar> {
    return presentAvatar(await this.avatars.findLatest(assertOwnAccount(key, viewer)));
  }
}

const presentAvatar = (avatar: StoredAvatar | null): Avatar =>
  avatar ? { status: avatar.status, failure: avatar.failure } : { status: 'none', failure: null };
