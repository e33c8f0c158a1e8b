import { limits } from '../../src/contract/limits.js';
import type { Years } from '../../renderer/search/search-filters.js';
import type { Facet } from './facets.js';

const first = limits.year.searchMin;

interface YearHistogramProps {
  /** The decades of the photos found; the value is the first year of each. */
  decades: Facet[];
  years: Years | null;
  thisYear: number;
}

/**
 * How many of the photos found are of each decade, at the scale of the slider below it. The links with the numbers of the
 * decades say the same in words.
 */
export function YearHistogram({ decades, years, thisYear }: YearHistogramProps) {
  const shown = decades.map(({ value, count }) => ({ from: Number(value), count })).filter(({ from }) => from >= first);
  const most = Math.max(...shown.map(({ count }) => count));
  const percent = (of: number, all: number): string => `${((of / all) * 100).toFixed(2)}%`;
  if (shown.length < 2) return null;
  return (
    <div
      aria-hidden="true"
      className="relative col-span-2 mx-3 -mb-4 h-14 border-b border-line forced-color-adjust-none"
    >
      {shown.map(({ from, count }) => {
        const isChosen = years === null || (from <= years.to && from + 9 >= years.from);
        return (
          <span
            key={from}
            className={`absolute bottom-0 ${isChosen ? 'bg-brand' : 'bg-edge'}`}
            style={{
              left: percent(from - first, thisYear - first),
              // A gap of a pixel between two decades; the last one ends with the present year.
              width: `calc(${percent(Math.min(from + 10, thisYear) - from, thisYear - first)} - 1px)`,
              height: percent(count, most),
              minHeight: '2px',
            }}
          />
        );
      })}
    </div>
  );
}
