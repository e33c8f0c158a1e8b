import { Injectable } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import type { Contribution } from '../contract/contribution.js';
import { validated } from '../platform/http/validated.js';
import type { UploadedImage } from '../images/upload/multer-image-storage.js';
import { withOwnNames } from '../records/field-aliases.js';
import { ProposalDto, SuggestionDto } from './contribution-fields.dto.js';
import { ProposalsService } from './proposals.service.js';
import { SuggestionsService } from './suggestions.service.js';

export interface SentContribution {
  /** Sent as a form, which a browser does for an image; otherwise as JSON. */
  isForm: boolean;
  image?: UploadedImage;
  fields: unknown;
}

/** One address takes both kinds of contributions (contract.md, Calls): a form proposes a photo, JSON corrects one. */
@Injectable()
export class ContributionIntake {
  constructor(
    private readonly suggestions: SuggestionsService,
    private readonly proposals: ProposalsService,
  ) {}

  /** @throws DomainError validation_failed, and what the two services throw */
  async receive({ isForm, image, fields }: SentContribution, viewer: Viewer): Promise<Contribution> {
    if (!isForm) return this.suggestions.suggest(validated(SuggestionDto, fields, 'body'), viewer);
    try {
      const named = withOwnNames({ ...(fields as object) });
      return await this.proposals.propose(image, validated(ProposalDto, named, 'body'), viewer);
    } finally {
      // Does nothing to an image that was kept.
      await image?.received.discard();
    }
  }
}
