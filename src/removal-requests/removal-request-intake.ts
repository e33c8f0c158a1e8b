import { Injectable } from '@nestjs/common';
import { errorCodeOf } from '../contract/error-status.js';
import { DomainError } from '../contract/errors.js';
import {
  type RemovalRequestFields,
  removalRequestPath,
  type RemovalRequestSent,
  removalSentPath,
} from '../contract/removal-request.js';
import { JobOutbox } from '../jobs/job-outbox.js';
import { PhotosService } from '../photos/public/photos.service.js';
import { type Accept, PublicForms, type SenderColumns } from '../public-forms/public-forms.js';
import { SentData } from '../public-forms/sent-data.js';
import { photoReference } from './photo-reference.js';
import { ReceiptThrottle } from './receipt-throttle.js';
import { RemovalRequestEntry } from './removal-request-entry.js';
import { RemovalRequestFieldsDto } from './removal-request-fields.dto.js';
import { RemovalRequestsRepository } from './removal-requests.repository.js';
import { removalTexts } from './removal-texts.js';

/** Accepts removal requests of visitors. Once one is stored, its 24 hours run. */
@Injectable()
export class RemovalRequestIntake {
  /** @throws DomainError contact_throttled; photo_removed; validation_failed for a photo that is not public */
  readonly accept: Accept<RemovalRequestFieldsDto, RemovalRequestSent>;

  constructor(
    forms: PublicForms,
    sentData: SentData,
    private readonly requests: RemovalRequestsRepository,
    private readonly photos: PhotosService,
    private readonly entry: RemovalRequestEntry,
    private readonly receipts: ReceiptThrottle,
    private readonly jobOutbox: JobOutbox,
  ) {
    this.accept = forms.register<RemovalRequestFieldsDto, RemovalRequestSent>({
      path: removalRequestPath,
      dto: RemovalRequestFieldsDto,
      fields: { shownAgain: ['photo', 'name', 'email', 'role', 'reason'], others: ['declared'] },
      // More than messages: a rights holder may ask for several photos.
      limit: { name: 'removal-address', perHour: 20 },
      receive: (written, sender, isMailed) => this.receive(written, sender, isMailed),
      sentPath: ({ reference }) => removalSentPath(reference),
    });
    // Erased ones remain without the person, because a photo may be withheld because of them.
    sentData.register('removal-requests', {
      kind: 'removal_request',
      select: `select r.id, r.reference, r.photo_id as "photoId", r.name, r.email, r.role, r.reason, r.language,
         r.outcome, r.statement, r.created_at as "createdAt", r.decided_at as "decidedAt"
       from removal_requests r`,
      erase: `update removal_requests r set name = '', email = '', reason = '', statement = null, user_id = null from users u`,
    });
  }

  private async receive(
    { photo, name, email, role, reason }: Omit<RemovalRequestFields, 'website'>,
    sender: SenderColumns,
    isMailed: boolean,
  ): Promise<RemovalRequestSent> {
    const photoId = await this.getPublicPhoto(photo);
    // The request counts in any case; its number is shown on the page.
    const hasReceipt = isMailed && (await this.receipts.take(email));
    const sent = { photoId, name, email, role, reason, ...sender };
    const reference = await this.requests.transaction(async (tx) => {
      const entered = await this.entry.enter(sent, { source: 'page' }, tx);
      const subjectId = entered.id;
      if (hasReceipt) await this.jobOutbox.enqueue({ kind: 'email', subject: 'removal_receipt', subjectId }, tx);
      if (isMailed) await this.jobOutbox.enqueue({ kind: 'email', subject: 'removal_request', subjectId }, tx);
      return entered.reference;
    });
    return { reference, message: removalTexts[sender.language].sent.replace('{{reference}}', reference) };
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
