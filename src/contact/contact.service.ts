import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import type { ContactFields, ContactSent } from '../contract/contact.js';
import type { Language } from '../contract/languages.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { JobOutbox } from '../jobs/job-outbox.js';
import { ContactMessageRow } from './contact-message.row.js';
import { contactTexts } from './contact-texts.js';
import { ContactThrottle } from './contact-throttle.js';
import { ChangeRecorder } from '../records/change-recorder.js';

/** The sender of a message: IP address, language of the page, and viewer. */
export interface Sender {
  address: string;
  language: Language;
  viewer: Viewer;
}

/** Accepts messages of visitors. After a successful answer the message is stored. */
@Injectable()
export class ContactService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recorder: ChangeRecorder,
    private readonly throttle: ContactThrottle,
    private readonly emailSender: EmailSender,
    private readonly jobOutbox: JobOutbox,
  ) {}

  /**
   * A suspicious message is stored too, listed separately and answered like any other, because a browser's autofill may have
   * filled in the honeypot.
   * @throws DomainError contact_throttled
   */
  async send({ website, ...fields }: ContactFields, { address, language, viewer }: Sender): Promise<ContactSent> {
    await this.throttle.take(address);
    const suspicious = Boolean(website);
    const userId = viewer.kind === 'user' ? viewer.userId : null;
    await this.dataSource.transaction(async (tx) => {
      const { id } = await tx.save(ContactMessageRow, { ...fields, userId, language, suspicious });
      // The history outlives the message, so it must not contain personal data.
      await this.recorder.created('contact_message.record', { id, after: { suspicious } }, { source: 'page' }, tx);
      if (this.emailSender.enabled && !suspicious)
        await this.jobOutbox.enqueue({ kind: 'email', subject: 'contact_message', subjectId: id }, tx);
    });
    return { message: contactTexts[language].sent };
  }
}
