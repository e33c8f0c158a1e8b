import type { ReactNode } from 'react';
import {
  type Contribution,
  contributionKind,
  type ContributionOf,
  type SuggestionKind,
} from '../../../../../src/contract/contribution.js';
import type { QueueOrder, Review } from '../../../../../src/contract/moderation.js';
import { ComparedValues } from '../../../../../renderer/admin/contributions/ComparedValues.js';
import { correctedFieldText } from '../../../../../renderer/admin/contributions/contribution-name.js';
import { memoryYearText } from '../../../../../renderer/contributions/memory-year.js';
import type { TranslateForAdmin } from '../../../../../renderer/i18n/admin-translate.js';
import type { Translate } from '../../../../../renderer/i18n/translate.js';
import { CorrectionDecision } from './CorrectionDecision.js';
import { MemoryDecision } from './MemoryDecision.js';

/** How the page shows one kind of suggestions. */
interface ReviewedKind<Of extends Contribution> {
  /** What it is about. */
  heading(contribution: Of, texts: { t: TranslateForAdmin; site: Translate }): string | null;
  Value(props: { contribution: Of }): ReactNode;
  /** The form that decides on it. */
  Decision(props: { contribution: Of; review: Review; order: QueueOrder }): ReactNode;
}

const reviewedKinds: { [Kind in SuggestionKind]: ReviewedKind<ContributionOf<Kind>> } = {
  correction: {
    heading: (contribution, { site }) => correctedFieldText(contribution, site),
    Value: ComparedValues,
    Decision: CorrectionDecision,
  },
  memory: {
    heading: ({ year }, { t, site }) =>
      t('contributions.kinds.memory') + (year ? ` (${memoryYearText(year, site)})` : ''),
    Value: MemoryText,
    Decision: MemoryDecision,
  },
};

/** Of a correction or a memory. */
export function reviewedKind(contribution: Contribution): ReviewedKind<Contribution> {
  const kind = contributionKind(contribution);
  if (kind === 'photo') throw new Error('Proposed photos have a page of their own.');
  return reviewedKinds[kind];
}

function MemoryText({ contribution: { newValue } }: { contribution: ContributionOf<'memory'> }) {
  return (
    <blockquote className="border-l-2 border-brand pl-4 font-serif text-lg break-words whitespace-pre-line">
      {newValue}
    </blockquote>
  );
}
