import type { SyntheticEvent } from 'react';
import { navigate } from 'vike/client/router';
import { pageAddress } from '../../../src/contract/paths.js';
import { formatPeriod } from '../../../src/contract/periods.js';
import { type Gallery, galleryPath, togglePeriod } from '../../../renderer/entities/gallery.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { useText } from '../../../renderer/i18n/use-text.js';
import { Link } from '../../../renderer/layout/Link.js';

interface PeriodFilterProps extends Pick<Gallery<unknown>, 'periods' | 'selected'> {
  slug: string;
}

/**
 * Chooses one or more of the periods that have photos, or all; a choice starts at the first page again. It is a form, because
 * links to all sets of periods would be more addresses than any crawler can read.
 */
export function PeriodFilter({ slug, periods, selected }: PeriodFilterProps) {
  const { t, language } = useText();
  // With a single period there is nothing to choose.
  if (periods.length < 2) return null;
  const handleSubmit = (submit: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    submit.preventDefault();
    const { submitter } = submit.nativeEvent;
    const chosen = submitter instanceof HTMLButtonElement ? submitter.value.split(',').filter(Boolean) : [];
    void navigate(pageAddress(language, galleryPath(slug, { periods: chosen })), { keepScrollPosition: true });
  };
  return (
    <form
      action={pageAddress(language, galleryPath(slug, {}))}
      onSubmit={handleSubmit}
      className="max-w-full lg:flex-1"
    >
      <ul aria-label={t('entity.periods')} className="period-chips flex gap-2">
        <li>
          <Link
            to={galleryPath(slug, {})}
            aria-current={selected.length === 0 ? 'true' : undefined}
            className="chip"
            keep-scroll-position="true"
          >
            {t('entity.allPeriods')}
          </Link>
        </li>
        {periods.map((period) => (
          <li key={period.from}>
            <button
              name="period"
              value={togglePeriod(selected, formatPeriod(period)).join(',')}
              aria-pressed={selected.includes(formatPeriod(period))}
              className="chip"
            >
              {period.to === null ? t('entity.periodSince', { year: period.from }) : `${period.from}–${period.to}`}{' '}
              <span className="opacity-75">{formatNumber(period.count, language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
