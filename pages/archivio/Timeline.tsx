import type { PhotoTimeline } from '../../src/contract/photo.js';
import { formatNumber } from '../../renderer/i18n/format.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { type ArchiveFilters, archivePath } from '../../renderer/photos/archive-filters.js';
import { TimeBar } from '../../renderer/photos/TimeBar.js';

interface Span {
  from: number;
  to: number;
  count: number;
}

interface TimelineProps {
  timeline: PhotoTimeline;
  filters: ArchiveFilters;
  className: string;
}

/** The photographs by decade as bars, and those of few chosen years by year; each bar is a link to its years. */
export function Timeline({ timeline: { decades, years }, filters, className }: TimelineProps) {
  const { t } = useText();
  if (decades.length < 2) return null;
  return (
    <nav aria-label={t('archive.timeline')} className={className}>
      <Bars spans={decades.map(({ decade, count }) => ({ from: decade, to: decade + 9, count }))} filters={filters} />
      {years.length > 1 && (
        <div className="mt-4">
          <Bars spans={years.map(({ year, count }) => ({ from: year, to: year, count }))} filters={filters} />
        </div>
      )}
    </nav>
  );
}

function Bars({ spans, filters }: { spans: Span[]; filters: ArchiveFilters }) {
  const { t, language } = useText();
  const most = Math.max(1, ...spans.map(({ count }) => count));
  const isFiltered = filters.from !== null || filters.to !== null;
  const isChosen = ({ from, to }: Span): boolean =>
    isFiltered && (filters.from ?? -Infinity) <= to && (filters.to ?? Infinity) >= from;
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-y-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {spans.map((span) => (
        <li key={span.from} className="flex">
          <TimeBar
            year={span.from}
            count={span.count}
            name={`${span.from === span.to ? span.from : `${span.from}–${span.to}`}: ${t('archive.count', { count: span.count, number: formatNumber(span.count, language) })}`}
            share={span.count / most}
            isHighlighted={isChosen(span)}
            isChosen={isChosen(span)}
            isStrong={span.from % (span.from === span.to ? 10 : 50) === 0}
            heightClass="h-10"
            path={archivePath({ ...filters, from: span.from, to: span.to, page: 1 })}
            isFilter
          />
        </li>
      ))}
    </ol>
  );
}
