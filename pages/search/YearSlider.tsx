import { type CSSProperties, type FormEvent, useState } from 'react';
import { limits } from '../../src/contract/limits.js';
import { useText } from '../../renderer/i18n/use-text.js';
import type { Years } from '../../renderer/search/search-filters.js';
import type { ChosenYears } from './chosen-years.js';
import './year-slider.css';

const first = limits.year.searchMin;

/** The same years as the two fields, which it fills in: from the first year that can be searched to the present one. */
export function YearSlider({ year, to, thisYear }: ChosenYears) {
  const { t } = useText();
  const [years, setYears] = useState(() => yearsOf({ year, to, thisYear }));
  const [shown, setShown] = useState(`${year}-${to}`);
  // The fields, a link, or Back have chosen others.
  if (shown !== `${year}-${to}`) {
    setShown(`${year}-${to}`);
    setYears(yearsOf({ year, to, thisYear }));
  }
  /** The input event goes on to the form, which reads its fields after a pause. */
  const handleInput = ({ currentTarget }: FormEvent<HTMLInputElement>, side: keyof Years) => {
    const moved = { ...years, [side]: currentTarget.valueAsNumber };
    const next =
      side === 'from'
        ? { ...moved, from: Math.min(moved.from, years.to) }
        : { ...moved, to: Math.max(moved.to, years.from) };
    setYears(next);
    const isAll = next.from === first && next.to === thisYear;
    fill(currentTarget, 'year', isAll ? '' : String(next.from));
    fill(currentTarget, 'to', isAll || next.from === next.to ? '' : String(next.to));
  };
  const share = (of: number): string => `${((of - first) / (thisYear - first)) * 100}%`;
  return (
    <div
      className="year-slider"
      style={{ '--from': share(years.from), '--to': share(years.to) } as CSSProperties}
      // Where both are at the end, the lower one must be reached.
      data-late={years.from > (first + thisYear) / 2 || undefined}
    >
      {(['from', 'to'] as const).map((side) => (
        <input
          key={side}
          type="range"
          aria-label={t(side === 'from' ? 'search.periodStart' : 'search.periodEnd')}
          min={first}
          max={thisYear}
          value={years[side]}
          onInput={(input) => handleInput(input, side)}
          onChange={() => undefined}
        />
      ))}
    </div>
  );
}

/** One year is a range of its own; without a first or a last year the range begins or ends where the slider does. */
function yearsOf({ year, to, thisYear }: ChosenYears): Years {
  if (!year && !to) return { from: first, to: thisYear };
  const from = Number(year || first);
  return { from, to: Number(to || from) };
}

function fill({ form }: HTMLInputElement, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}
