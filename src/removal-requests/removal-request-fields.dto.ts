import { Equals, IsIn } from 'class-validator';
import { Transform } from 'class-transformer';
import { limits } from '../contract/limits.js';
import { type RemovalRequestFields, type RemovalRole, removalRoles } from '../contract/removal-request.js';
import { Honeypot, Line, Paragraphs, ReplyAddress } from '../public-forms/message.decorators.js';

export class RemovalRequestFieldsDto implements RemovalRequestFields {
  /** The address of a photo's page, or its number. */
  @Line({ min: 1, code: 'field_required' })
  photo: string;

  @Line({ min: limits.contact.nameMin, code: 'validation.contact.name.min' })
  name: string;

  @ReplyAddress()
  email: string;

  @IsIn(removalRoles, { message: 'field_required' })
  role: RemovalRole;

  /** Which right, and why the photo should be removed. */
  @Paragraphs({ min: limits.removalRequest.reasonMin, code: 'removal_reason_short' })
  reason: string;

  /** That the statements are true; a form without scripts sends it as text. */
  @Transform(({ value }): unknown => (value === 'true' ? true : (value as unknown)))
  @Equals(true, { message: 'removal_declaration_missing' })
  declared: boolean;

  /** Honeypot, must be empty: hidden from visitors, so only programs fill it in. */
  @Honeypot()
  website?: string;
}
