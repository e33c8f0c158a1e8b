import { IntersectionType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import type { NewsletterChoice, NewsletterConsent } from '../../contract/user.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';

export class NewsletterConsentDto implements NewsletterConsent {
  accepted: boolean;
  /** When that was said; null for those who never said anything. */
  since: string | null;
}

export class NewsletterChoiceDto implements NewsletterChoice {
  @IsBoolean({ message: 'field_required' })
  accepted: boolean;
}

/** In process, where no address carries the id. */
export class NewsletterChoiceInputDto extends IntersectionType(IdParamDto, NewsletterChoiceDto) {}
