import type { MonthFigure, ReportMonth } from '../../../src/contract/report.js';
import { useAdminText } from '../../../renderer/admin/use-admin-text.js';
import { formatNumber } from '../../../renderer/i18n/format.js';
import { formatMonth } from './format-day.js';

interface MonthChartProps {
  figure: MonthFigure;
  months: ReportMonth[];
  /** Of the whole period. */
  sum: number;
}

/** Sizes of the drawing, which is stretched to its place. With fewer months than a year they are as wide as in one. */
const step = 10;
const gap = 2;
const height = 40;
const fewest = 12;

/** A column for each month, from the first to the last; the table below has the numbers. */
export function MonthChart({ figure, months, sum }: MonthChartProps) {
  const { t, language } = useAdminText();
  const most = Math.max(0, ...months.map((month) => month[figure]));
  const peak = months.find((month) => month[figure] === most);
  const name = t(`report.figures.${figure}`);
  const width = Math.max(months.length, fewest) * step - gap;
  const busiest =
    most > 0 && peak
      ? t('report.peak', { month: formatMonth(peak.month, language), number: formatNumber(most, language) })
      : t('report.noPeak');
  return (
    <figure className="row-span-3 grid grid-rows-subgrid gap-y-0">
      <figcaption className="self-end">
        <span className="block text-sm font-medium">{name}</span>
        <span className="block text-2xl tabular-nums">{formatNumber(sum, language)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 h-14 w-full border-b border-ink text-brand"
        role="img"
        aria-label={`${name}: ${busiest}`}
      >
        {months.map((month, n) => {
          const length = most > 0 ? (month[figure] / most) * height : 0;
          return (
            <rect
              key={month.month}
              x={n * step}
              y={height - length}
              width={step - gap}
              height={length}
              fill="currentColor"
            />
          );
        })}
      </svg>
      <p className="mt-1 text-xs text-mute" aria-hidden="true">
        {busiest}
      </p>
    </figure>
  );
}
