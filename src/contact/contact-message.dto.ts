import { IsBoolean } from 'class-validator';
import type { ContactAnswer, ContactMessage, ContactMessageListQuery } from '../contract/contact.js';
import type { Language } from '../contract/languages.js';
import type { Paged } from '../contract/page.js';
import { Flag, OptionalInteger } from '../platform/http/input.decorators.js';
import { PageDto } from '../platform/http/page.dto.js';

export class ContactAnswerDto implements ContactAnswer {
  subject: string;
  text: string;
  /** Who wrote it; null for a deleted account. */
  by: string | null;
  createdAt: string;
}

export class ContactMessageDto implements ContactMessage {
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
  /** Probably spam: the honeypot field was filled in. */
  suspicious: boolean;
  read: boolean;
  createdAt: string;
  /** The answers that were sent by mail, the oldest first. */
  answers: ContactAnswerDto[];
}

export class ContactMessagePageDto extends PageDto implements Paged<ContactMessage> {
  items: ContactMessageDto[];
}

export class ContactMessageListQueryDto implements ContactMessageListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  /** Only unread ones. */
  @Flag()
  unread?: boolean;

  /** Only suspicious messages; without it only the others are listed. */
  @Flag()
  suspicious?: boolean;
}

export class ContactMessageReadDto {
  @IsBoolean({ message: 'field_required' })
  read: boolean;
}
