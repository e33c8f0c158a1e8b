import { Injectable } from '@nestjs/common';
import {
  type ContributionKind,
  contributionKind,
  type SuggestedField,
  suggestedKind,
  type SuggestionKind,
} from '../../contract/contribution.js';
import type { ContributionRow } from '../contribution.row.js';
import type { KindOfContribution, KindOfSuggestion } from './contribution-kind.js';
import { CorrectionKind } from './correction-kind.js';
import { MemoryKind } from './memory-kind.js';
import { PhotoKind } from './photo-kind.js';

type Kinds = { [Kind in ContributionKind]: Kind extends SuggestionKind ? KindOfSuggestion : KindOfContribution };

/** The kinds of contributions, each with what it does; what each one holds is in `src/contract/contribution.ts`. */
@Injectable()
export class ContributionKinds {
  private readonly kinds: Kinds;

  constructor(correction: CorrectionKind, memory: MemoryKind, photo: PhotoKind) {
    this.kinds = { correction, memory, photo };
  }

  /** The kind of a row. */
  of(row: ContributionRow): KindOfContribution {
    return this.kinds[contributionKind(row)];
  }

  /** The kind of what is suggested for a field. */
  suggested(fieldName: SuggestedField): KindOfSuggestion {
    return this.kinds[suggestedKind(fieldName)];
  }
}
