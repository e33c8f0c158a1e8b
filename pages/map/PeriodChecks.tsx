import type { CSSProperties } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { mapLimits } from '../../src/contract/map-limits.js';
import { formatPeriod, type Period } from '../../src/contract/periods.js';
import type { YearCount } from '../../src/contract/photo.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { periodColor } from '../../renderer/map/periods-on-map.js';
import { areAllYearsUsual } from '../../renderer/map/stage/map-filters.js';
import type { Data } from './+data.shared.js';

/**
 * The site's periods as checkboxes, each below a bar as high as its photographs, in the colour that it has on the map. Other
 * chosen years follow without a bar: they may contain whole periods, beside which their bar would be the highest.
 */
export function PeriodChecks({ data: { summary, filters } }: { data: Data }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const known = site.periods.map(formatPeriod);
  const values = filters.periods.map(formatPeriod);
  const others = filters.periods.filter((period) => !known.includes(formatPeriod(period)));
  const all = [...site.periods, ...others];
  const counts = all.map((period) => countIn(period, summary.years));
  const most = Math.max(1, ...counts.slice(0, known.length));
  const shown = filters.periods.length > 0 ? filters.periods : [usualYears(filters)];
  return (
    <div className="map-periods">
      {all.map((period, index) => {
        const [key, count] = [formatPeriod(period), counts[index]!];
        return (
          <label
            key={key}
            data-type-color={periodColor(index, known.length)}
            data-in={shown.some((years) => overlaps(years, period)) || undefined}
            style={{ '--share': `${index < known.length ? ((count / most) * 100).toFixed(1) : 0}%` } as CSSProperties}
          >
            <input
              type="checkbox"
              name="period"
              value={key}
              defaultChecked={values.includes(key)}
              className="sr-only"
            />
            <i title={t('archive.count', { count, number: formatNumber(count, language) })} />
            <span>
              {period.to === null ? t('entity.periodSince', { year: period.from }) : `${period.from}–${period.to}`}
            </span>
          </label>
        );
      })}
    </div>
  );
}

const countIn = ({ from, to }: Period, years: YearCount[]): number =>
  years.reduce((sum, { year, count }) => sum + (year >= from && (to === null || year <= to) ? count : 0), 0);

const overlaps = (one: Period, other: Period): boolean =>
  one.from <= (other.to ?? Infinity) && (one.to ?? Infinity) >= other.from;

const usualYears = ({ days, ...filters }: Data['filters']): Period =>
  days
    ? { from: yearOf(days.from) ?? 0, to: yearOf(days.to) }
    : areAllYearsUsual(filters)
      ? { from: 0, to: null }
      : mapLimits.years;

const yearOf = (day: string): number | null => (day ? Number(day.slice(0, 4)) : null);
