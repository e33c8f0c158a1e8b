import type { ReactNode } from 'react';
import {
  type Contribution,
  type ContributionKind,
  contributionKind,
  type ContributionOf,
  isOutdated,
} from '../../../src/contract/contribution.js';
import { ChangedValue } from './ChangedValue.js';
import { ComparedValues } from './ComparedValues.js';
import { correctedFieldText } from './contribution-name.js';
import { valueInWords } from '../../contributions/value-in-words.js';
import { memoryYearText } from '../../contributions/memory-year.js';
import { useText } from '../../i18n/use-text.js';
import { useAdminText } from '../use-admin-text.js';

interface KindValue<Of extends Contribution> {
  Value(props: { contribution: Of }): ReactNode;
}

const kindValues: { [Kind in ContributionKind]: KindValue<ContributionOf<Kind>> } = {
  correction: { Value: CorrectionValue },
  memory: { Value: MemoryValue },
  photo: { Value: PhotoValue },
};

/** What a contribution says, in a few lines: the difference of a correction, a memory, the data of a proposed photo. */
export function ContributionValue({ contribution }: { contribution: Contribution }) {
  const { Value }: KindValue<Contribution> = kindValues[contributionKind(contribution)];
  return <Value contribution={contribution} />;
}

function PhotoValue({
  contribution: { year, author, license, description },
}: {
  contribution: ContributionOf<'photo'>;
}) {
  return (
    <p className="mt-1 line-clamp-3 max-w-[46rem] break-words">
      {[year, author, license, description].filter(Boolean).join(' · ')}
    </p>
  );
}

function MemoryValue({ contribution: { year, newValue } }: { contribution: ContributionOf<'memory'> }) {
  const { t } = useText();
  return (
    <p className="mt-1 line-clamp-4 max-w-[46rem] break-words">
      {year && <span className="text-mute">{memoryYearText(year, t)}: </span>}
      {newValue}
    </p>
  );
}

function CorrectionValue({ contribution }: { contribution: ContributionOf<'correction'> }) {
  const { t } = useText();
  const { t: admin } = useAdminText();
  const { status, fieldName, newValue, baseValue, presentValue, dateText } = contribution;
  if (isOutdated(contribution))
    return (
      <div className="mt-2">
        <p className="mb-2 text-sm text-mute">{correctedFieldText(contribution, t)}</p>
        <ComparedValues contribution={contribution} />
      </div>
    );
  return (
    <>
      <p className="mt-1 line-clamp-6 max-w-[46rem]">
        <span className="text-mute">{correctedFieldText(contribution, t)}: </span>
        <ChangedValue
          before={valueInWords(status === 'pending' ? presentValue : baseValue, fieldName, t)}
          after={valueInWords(newValue, fieldName, t)}
          lang={contribution.language ?? undefined}
        />
      </p>
      {status === 'pending' && dateText && (
        <p className="mt-1 text-sm text-caution">{admin('contributions.dateTextGoes', { words: dateText })}</p>
      )}
    </>
  );
}
