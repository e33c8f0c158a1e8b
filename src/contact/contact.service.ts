import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ContactFields, type ContactSent, contactSentPath } from '../contract/contact.js';
import { JobOutbox } from '../jobs/job-outbox.js';
import { type Accept, PublicForms, type SenderColumns } from '../public-forms/public-forms.js';
import { SentData } from '../public-forms/sent-data.js';
import { ChangeRecorder } from '../records/change-recorder.js';
import { ContactFieldsDto } from './contact-fields.dto.js';
import { ContactMessageRow } from './contact-message.row.js';
import { contactTexts } from './contact-texts.js';

/** Accepts messages of visitors. */
@Injectable()
export class ContactService {
  /** @throws DomainError contact_throttled */
  readonly send: Accept<ContactFieldsDto, ContactSent>;

  constructor(
    forms: PublicForms,
    sentData: SentData,
    private readonly dataSource: DataSource,
    private readonly recorder: ChangeRecorder,
    private readonly jobOutbox: JobOutbox,
  ) {
    this.send = forms.register<ContactFieldsDto, ContactSent>({
      path: '/about',
      dto: ContactFieldsDto,
      fields: { shownAgain: ['name', 'email', 'subject', 'message'] },
      limit: { name: 'contact-address', perHour: 5 },
      receive: (written, sender, isMailed) => this.receive(written, sender, isMailed),
      sentPath: () => contactSentPath,
    });
    sentData.register('contact-messages', {
      kind: 'contact_message',
      select: `select r.id, r.name, r.email, r.subject, r.message, r.language, r.created_at as "createdAt",
         array(select json_build_object('subject', a.subject, 'text', a.text, 'createdAt', a.created_at)
           from contact_answers a where a.message_id = r.id order by a.id) as answers
       from contact_messages r`,
      erase: 'delete from contact_messages r using users u',
    });
  }

  private async receive(
    written: Omit<ContactFields, 'website'>,
    sender: SenderColumns,
    isMailed: boolean,
  ): Promise<ContactSent> {
    const { language, suspicious } = sender;
    await this.dataSource.transaction(async (tx) => {
      const { id } = await tx.save(ContactMessageRow, { ...written, ...sender });
      // The history outlives the message, so it must not contain personal data.
      await this.recorder.created('contact_message.record', { id, after: { suspicious } }, { source: 'page' }, tx);
      if (isMailed) await this.jobOutbox.enqueue({ kind: 'email', subject: 'contact_message', subjectId: id }, tx);
    });
    return { message: contactTexts[language].sent };
  }
}
