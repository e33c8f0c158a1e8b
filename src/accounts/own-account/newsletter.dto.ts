import { IsBoolean } from 'class-validator';
import type { NewsletterChoice } from '../../contract/user.js';

export class NewsletterChoiceDto implements NewsletterChoice {
  @IsBoolean({ message: 'field_required' })
  accepted: boolean;
}
