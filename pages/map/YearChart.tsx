import { type PointerEvent, useState } from 'react';
import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { mapLimits } from '../../src/contract/map-limits.js';
import { pageAddress } from '../../src/contract/paths.js';
import type { Period } from '../../src/contract/periods.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { Link } from '../../renderer/layout/Link.js';
import { areAllYearsUsual, mapPath } from '../../renderer/map/stage/map-filters.js';
import { periodColor } from '../../renderer/map/periods-on-map.js';
import type { Data } from './+data.shared.js';
import { decadesOf } from './decades-of.js';

/** The photos of each decade as bars, each a link to its years; dragging over several chooses all of them. */
export function YearChart({ data: { summary, filters } }: { data: Data }) {
  const { t, language } = useText();
  const { site } = usePageContext();
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null);
  const decades = decadesOf(summary.years);
  if (decades.length < 2) return null;
  const most = Math.max(...decades.map(({ count }) => count));
  const chosen = filters.periods.length > 0 ? filters.periods : [usualYears(filters)];
  const pathOf = (from: number, to: number): string =>
    mapPath({ ...filters, periods: [{ from, to: to + 9 }], page: 1 });
  const range = dragged && [Math.min(dragged.from, dragged.to), Math.max(dragged.from, dragged.to)];
  const isIn = (decade: number): boolean =>
    range
      ? decade >= range[0]! && decade <= range[1]!
      : chosen.some(({ from, to }) => from <= decade + 9 && (to ?? Infinity) >= decade);
  const decadeUnder = ({ clientX, clientY }: PointerEvent): number | null => {
    const bar = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-decade]');
    return bar ? Number(bar.dataset['decade']) : null;
  };
  const handleMove = (to: PointerEvent) => {
    const decade = dragged && decadeUnder(to);
    if (decade !== null && decade !== dragged?.to) setDragged(dragged && { ...dragged, to: decade });
  };
  const handleUp = () => {
    setDragged(null);
    // On one bar it is a click on its link.
    if (range && range[0] !== range[1])
      void navigate(pageAddress(language, pathOf(range[0]!, range[1]!)), { keepScrollPosition: true });
  };
  return (
    <ol
      aria-label={t('map.chart')}
      className="map-chart"
      onPointerDown={(press) => {
        const decade = decadeUnder(press);
        if (decade !== null && press.button === 0) setDragged({ from: decade, to: decade });
      }}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerLeave={() => setDragged(null)}
    >
      {decades.map(({ decade, count }) => (
        <li
          key={decade}
          data-decade={decade}
          data-type-color={periodColor(periodAt(site.periods, decade + 5), site.periods.length)}
          data-in={isIn(decade) || undefined}
        >
          <Link
            to={pathOf(decade, decade)}
            aria-label={`${decade}–${decade + 9}: ${t('archive.count', { count, number: formatNumber(count, language) })}`}
            draggable={false}
            keep-scroll-position="true"
          >
            <span style={{ height: `${((count / most) * 100).toFixed(1)}%` }} />
          </Link>
          {decade % 50 === 0 && <span aria-hidden="true">{decade}</span>}
        </li>
      ))}
    </ol>
  );
}

const usualYears = (filters: Data['filters']): Period =>
  areAllYearsUsual(filters) ? { from: 0, to: null } : mapLimits.years;

const periodAt = (periods: Data['filters']['periods'], year: number): number => {
  const index = periods.findIndex(({ from, to }) => from <= year && (to ?? Infinity) >= year);
  return index < 0 ? periods.length : index;
};
