import type { MouseEvent } from 'react';
import { navigate } from 'vike/client/router';
import { pageAddress } from '../../src/contract/paths.js';
import type { PhotoTimeline } from '../../src/contract/photo.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { type ArchiveFilters, archivePath, defaultSortOf, yearsOf } from '../../renderer/photos/archive-filters.js';
import { TimeBar } from './TimeBar.js';
import { useDecadeInView } from './use-decade-in-view.js';

interface Span {
  from: number;
  to: number;
  count: number;
}

interface TimelineProps {
  timeline: PhotoTimeline;
  filters: ArchiveFilters;
}

/**
 * The photographs by decade as bars, and those of few chosen years by year; each bar filters by its years. In wide windows it
 * stands at the edge of the list and stays in view, in others below it. A form, not links: every tag, order and view has all
 * of them, and a crawler would follow each.
 */
export function Timeline({ timeline: { decades, years }, filters }: TimelineProps) {
  const { t, language } = useText();
  const inView = useDecadeInView(filters);
  const { tagId, sortBy, view, search } = filters;
  return (
    <form
      role="search"
      aria-label={t('archive.timeline')}
      action={pageAddress(language, '/archivio')}
      className="timeline"
    >
      {tagId !== null && <input type="hidden" name="tagId" value={tagId} />}
      {sortBy !== defaultSortOf(search) && <input type="hidden" name="sortBy" value={sortBy} />}
      {view && <input type="hidden" name="view" value={view} />}
      <Bars
        spans={decades.map(({ decade, count }) => ({ from: decade, to: decade + 9, count }))}
        filters={filters}
        inView={inView}
      />
      {years.length > 1 && (
        <Bars
          spans={years.map(({ year, count }) => ({ from: year, to: year, count }))}
          filters={filters}
          inView={null}
        />
      )}
    </form>
  );
}

interface BarsProps {
  spans: Span[];
  filters: ArchiveFilters;
  /** The decade that is marked. */
  inView: number | null;
}

function Bars({ spans, filters, inView }: BarsProps) {
  const most = Math.max(1, ...spans.map(({ count }) => count));
  return (
    <ol>
      {spans.map((span) => (
        <li key={span.from}>
          <Bar span={span} share={span.count / most} filters={filters} isInView={span.from === inView} />
        </li>
      ))}
    </ol>
  );
}

interface BarProps {
  span: Span;
  share: number;
  filters: ArchiveFilters;
  isInView: boolean;
}

function Bar({ span: { from, to, count }, share, filters, isInView }: BarProps) {
  const { t, language } = useText();
  const chosen = yearsOf(filters);
  const isFiltered = chosen.from !== null || chosen.to !== null;
  const isChosen = isFiltered && (chosen.from ?? -Infinity) <= to && (chosen.to ?? Infinity) >= from;
  const bar = (
    <TimeBar
      year={from}
      count={count}
      share={share}
      isHighlighted={isChosen || isInView}
      isStrong={isInView || from % (from === to ? 10 : 50) === 0}
    />
  );
  if (count === 0) return <span className="time-bar">{bar}</span>;
  const handleClick = (click: MouseEvent) => {
    click.preventDefault();
    void navigate(pageAddress(language, archivePath({ ...filters, from, to, days: null, page: 1 })), {
      keepScrollPosition: true,
    });
  };
  const years = from === to ? String(from) : `${from}–${to}`;
  return (
    <button
      name="years"
      value={`${from}-${to}`}
      aria-label={`${years}: ${t('archive.count', { count, number: formatNumber(count, language) })}`}
      aria-current={isChosen || undefined}
      className="time-bar"
      onClick={handleClick}
    >
      {bar}
    </button>
  );
}
