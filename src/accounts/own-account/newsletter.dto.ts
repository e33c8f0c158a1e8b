import { IsBoolean } from 'class-validator';
import type { NewsletterChoice, NewsletterConsent } from '../../contract/user.js';

export class NewsletterConsentDto implements NewsletterConsent {
  accepted: boolean;
  /** When the consent was given or withdrawn; null if neither ever happened. */
  since: string | null;
}

export class NewsletterChoiceDto implements NewsletterChoice {
  @IsBoolean({ message: 'field_required' })
  accepted: boolean;
}
