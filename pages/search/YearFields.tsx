import { lazy } from 'react';
import { limits } from '../../src/contract/limits.js';
import { useText } from '../../renderer/i18n/use-text.js';
import type { ChosenYears } from './chosen-years.js';
import type { Facet } from './facets.js';
import { WhenNear } from '../../renderer/loading/WhenNear.js';
import type { Years } from '../../renderer/search/search-filters.js';
import { YearHistogram } from './YearHistogram.js';

const YearSlider = lazy(async () => ({ default: (await import('./YearSlider.js')).YearSlider }));

interface YearFieldsProps extends ChosenYears {
  years: Years | null;
  /** Of the photos found. */
  decades: Facet[];
}

/** One year, or the first and the last of several: the second field is optional. With scripts a slider fills them in, too. */
export function YearFields({ year, to, thisYear, years, decades }: YearFieldsProps) {
  const { t } = useText();
  const bounds = { type: 'number', inputMode: 'numeric', min: limits.year.searchMin, max: thisYear } as const;
  return (
    <div role="group" aria-label={t('search.years')} className="grid grid-cols-2 gap-x-3 gap-y-1.5">
      <div className="field">
        <label htmlFor="year">{t('search.year')}</label>
        <input
          id="year"
          name="year"
          defaultValue={year}
          placeholder={String(limits.year.searchMin)}
          aria-describedby="year-hint"
          {...bounds}
        />
      </div>
      <div className="field">
        <label htmlFor="to">{t('search.yearTo')}</label>
        <input id="to" name="to" defaultValue={to} placeholder={String(thisYear)} {...bounds} />
      </div>
      <YearHistogram decades={decades} years={years} thisYear={thisYear} />
      <WhenNear className="col-span-2 min-h-11 noscript:hidden">
        <YearSlider year={year} to={to} thisYear={thisYear} />
      </WhenNear>
      <p id="year-hint" className="col-span-2 text-xs text-mute">
        {t('search.yearHint')}
      </p>
    </div>
  );
}
