import type { ReactNode } from 'react';
import { type Contribution, isOutdated } from '../../../src/contract/contribution.js';
import { Icon } from '../../ui/icons/Icon.js';
import { valueInWords } from '../../contributions/value-in-words.js';
import { useText } from '../../i18n/use-text.js';
import { useAdminText } from '../use-admin-text.js';
import { ChangedValue } from './ChangedValue.js';

/** The values of a correction side by side; the one that it was based on only where the present one is another. */
export function ComparedValues({ contribution }: { contribution: Contribution }) {
  const { t } = useAdminText();
  const { t: site } = useText();
  const { status, fieldName, language } = contribution;
  const inWords = (value: string | null): string | null => valueInWords(value, fieldName, site);
  const [baseValue, presentValue] = [inWords(contribution.baseValue), inWords(contribution.presentValue)];
  const newValue = inWords(contribution.newValue);
  const lang = language ?? undefined;
  const isConflict = isOutdated(contribution);
  // A decided correction is compared with what the member saw: the present value may be theirs by now.
  const before = status === 'pending' ? presentValue : baseValue;
  return (
    <div>
      {isConflict && (
        <p className="mb-3 flex gap-2 text-sm text-caution">
          <Icon name="info" size={18} className="mt-0.5 shrink-0" />
          <span>
            <strong>{t('contributions.conflict')}.</strong> {t('contributions.conflictText')}
          </span>
        </p>
      )}
      <dl className={`grid gap-px border border-line bg-line ${isConflict ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}>
        {isConflict && (
          <Value term={t('contributions.based')} lang={lang}>
            {baseValue}
          </Value>
        )}
        <Value term={t(status === 'pending' ? 'contributions.present' : 'contributions.based')} lang={lang}>
          {before}
        </Value>
        <Value term={t('contributions.suggested')}>
          {newValue !== null && <ChangedValue before={before} after={newValue} lang={lang} />}
        </Value>
      </dl>
    </div>
  );
}

interface ValueProps {
  term: string;
  lang?: string | undefined;
  children: ReactNode;
}

function Value({ term, lang, children }: ValueProps) {
  const { t } = useAdminText();
  return (
    <div className="min-w-0 bg-surface p-3">
      <dt className="text-xs text-mute">{term}</dt>
      <dd lang={lang} className="mt-1 break-words whitespace-pre-line">
        {children ?? <span className="text-mute">{t('contributions.noValue')}</span>}
      </dd>
    </div>
  );
}
