import { Injectable } from '@nestjs/common';
import type { Sender } from '../contact/contact.service.js';
import { errorCodeOf } from '../contract/error-status.js';
import { DomainError } from '../contract/errors.js';
import type { RemovalRequestFields, RemovalRequestSent } from '../contract/removal-request.js';
import { JobOutbox } from '../jobs/job-outbox.js';
import { PhotosService } from '../photos/public/photos.service.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { photoReference } from './photo-reference.js';
import { removalReference } from './removal-reference.js';
import { RemovalRequestsRepository } from './removal-requests.repository.js';
import { removalTexts } from './removal-texts.js';
import { RemovalThrottle } from './removal-throttle.js';
import { ChangeRecorder } from '../records/change-recorder.js';

/** Accepts removal requests of visitors. After a successful answer the request is stored, and its 24 hours run. */
@Injectable()
export class RemovalRequestIntake {
  constructor(
    private readonly requests: RemovalRequestsRepository,
    private readonly photos: PhotosService,
    private readonly recorder: ChangeRecorder,
    private readonly throttle: RemovalThrottle,
    private readonly emailSender: EmailSender,
    private readonly jobOutbox: JobOutbox,
  ) {}

  /**
   * A suspicious request is stored too, listed separately and answered like any other, because a browser's autofill may have
   * filled in the honeypot; it sends no emails.
   * @throws DomainError contact_throttled; photo_removed; validation_failed for a photo that is not public
   */
  async accept(fields: RemovalRequestFields, { address, language, viewer }: Sender): Promise<RemovalRequestSent> {
    await this.throttle.take(address);
    const { name, email, role, reason } = fields;
    const photoId = await this.getPublicPhoto(fields.photo);
    const suspicious = Boolean(fields.website);
    const userId = viewer.kind === 'user' ? viewer.userId : null;
    const reference = removalReference();
    const isMailed = this.emailSender.enabled && !suspicious;
    // The request counts in any case; its number is shown on the page.
    const hasReceipt = isMailed && (await this.throttle.takeReceipt(email));
    await this.requests.transaction(async (tx) => {
      const { id } = await this.requests.insert(
        { reference, photoId, userId, name, email, role, reason, language, suspicious },
        tx,
      );
      // The history outlives the request's personal data, so it must not contain any.
      await this.recorder.created(
        'removal_request.record',
        { id, after: { reference, photoId, role, suspicious } },
        { source: 'page' },
        tx,
      );
      if (!isMailed) return;
      if (hasReceipt) await this.jobOutbox.enqueue({ kind: 'email', subject: 'removal_receipt', subjectId: id }, tx);
      await this.jobOutbox.enqueue({ kind: 'email', subject: 'removal_request', subjectId: id }, tx);
    });
    return { reference, message: removalTexts[language].sent.replace('{{reference}}', reference) };
  }

  private async getPublicPhoto(text: string): Promise<number> {
    const unknown = { errors: [{ field: 'photo', code: 'removal_photo_unknown' as const }] };
    const named = photoReference(text);
    if (!named) throw new DomainError('validation_failed', unknown);
    try {
      return (await ('id' in named ? this.photos.byId(named) : this.photos.bySlug(named))).id;
    } catch (error) {
      throw errorCodeOf(error) === 'photo_not_found' ? new DomainError('validation_failed', unknown) : error;
    }
  }
}
