import { IsBoolean } from 'class-validator';
import type { ContactMessage, ContactMessageListQuery } from '../contract/contact.js';
import type { Language } from '../contract/languages.js';
import type { Paged } from '../contract/page.js';
import { Flag, OptionalInteger } from '../platform/http/input.decorators.js';
import { PageDto } from '../platform/http/page.dto.js';

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
