import { IsBoolean } from 'class-validator';
import type { NewsletterChoice, NewsletterConsent } from '../../contract/user.js';

export class NewsletterConsentDto implements NewsletterConsent {
  accepted: boolean;
  /** When that was said; null for those who never said anything. */
  since: string | null;
}

export class NewsletterChoiceDto implements NewsletterChoice {
  @IsBoolean({ message: 'field_required' })
  accepted: boolean;
}
