import type { MouseEvent } from 'react';
import { navigate } from 'vike/client/router';
import { pageAddress } from '../../src/contract/paths.js';
import type { PhotoTimeline } from '../../src/contract/photo.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { type ArchiveFilters, archivePath, defaultSortOf } from '../../renderer/photos/archive-filters.js';
import { TimeBar, timeBarClass } from './TimeBar.js';

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
 * The photographs by decade as bars, and those of few chosen years by year; each bar filters by its years. A form, not links:
 * every tag, order and view has all of them, and a crawler would follow each.
 */
export function Timeline({ timeline: { decades, years }, filters }: TimelineProps) {
  const { t, language } = useText();
  if (decades.length < 2) return null;
  const { tagId, sortBy, view, search } = filters;
  return (
    <form
      role="search"
      aria-label={t('archive.timeline')}
      action={pageAddress(language, '/archivio')}
      // On a phone the photographs come first.
      className="max-sm:order-last max-sm:mt-12 sm:mb-6"
    >
      {tagId !== null && <input type="hidden" name="tagId" value={tagId} />}
      {sortBy !== defaultSortOf(search) && <input type="hidden" name="sortBy" value={sortBy} />}
      {view === 'table' && <input type="hidden" name="view" value={view} />}
      <Bars spans={decades.map(({ decade, count }) => ({ from: decade, to: decade + 9, count }))} filters={filters} />
      {years.length > 1 && (
        <div className="mt-4">
          <Bars spans={years.map(({ year, count }) => ({ from: year, to: year, count }))} filters={filters} />
        </div>
      )}
    </form>
  );
}

function Bars({ spans, filters }: { spans: Span[]; filters: ArchiveFilters }) {
  const most = Math.max(1, ...spans.map(({ count }) => count));
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-y-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {spans.map((span) => (
        <li key={span.from} className="flex">
          <Bar span={span} share={span.count / most} filters={filters} />
        </li>
      ))}
    </ol>
  );
}

function Bar({ span: { from, to, count }, share, filters }: { span: Span; share: number; filters: ArchiveFilters }) {
  const { t, language } = useText();
  const isFiltered = filters.from !== null || filters.to !== null;
  const isChosen = isFiltered && (filters.from ?? -Infinity) <= to && (filters.to ?? Infinity) >= from;
  const bar = (
    <TimeBar
      year={from}
      count={count}
      share={share}
      isHighlighted={isChosen}
      isStrong={from % (from === to ? 10 : 50) === 0}
    />
  );
  if (count === 0) return <span className={timeBarClass}>{bar}</span>;
  const handleClick = (click: MouseEvent) => {
    click.preventDefault();
    void navigate(pageAddress(language, archivePath({ ...filters, from, to, page: 1 })), { keepScrollPosition: true });
  };
  const years = from === to ? String(from) : `${from}–${to}`;
  return (
    <button
      name="years"
      value={`${from}-${to}`}
      aria-label={`${years}: ${t('archive.count', { count, number: formatNumber(count, language) })}`}
      aria-current={isChosen || undefined}
      className={timeBarClass}
      onClick={handleClick}
    >
      {bar}
    </button>
  );
}
