import type { ContactAnswerFields, ContactFields } from '../contract/contact.js';
import { limits } from '../contract/limits.js';
import { Honeypot, Line, Paragraphs, ReplyAddress } from '../public-forms/message.decorators.js';

export class ContactFieldsDto implements ContactFields {
  @Line({ min: limits.contact.nameMin, code: 'validation.contact.name.min' })
  name: string;

  @ReplyAddress()
  email: string;

  @Line({ min: limits.contact.subjectMin, code: 'validation.contact.subject.min' })
  subject: string;

  @Paragraphs({ min: limits.contact.messageMin, code: 'validation.contact.message.min' })
  message: string;

  /** Honeypot, must be empty: hidden from visitors, so only programs fill it in. */
  @Honeypot()
  website?: string;
}

/** An answer to a message. */
export class ContactAnswerFieldsDto implements ContactAnswerFields {
  @Line({ min: 1, code: 'field_required' })
  subject: string;

  @Paragraphs({ min: 1, code: 'field_required' })
  text: string;
}
