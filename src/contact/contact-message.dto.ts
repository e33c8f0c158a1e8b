import { IsBoolean } from 'class-validator';
import type { ContactMessageListQuery } from '../contract/contact.js';
import { Flag, OptionalInteger } from '../platform/http/input.decorators.js';

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
