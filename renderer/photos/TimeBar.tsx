import { Link } from '../layout/Link.js';

interface TimeBarProps {
  /** The first year of the decade, or the year. */
  year: number;
  count: number;
  /** The accessible name: the years and their photos. */
  name: string;
  /** Height relative to the fullest bar, 0 to 1. */
  share: number;
  isHighlighted: boolean;
  /** Among the years of the list. */
  isChosen?: boolean;
  /** A year that is written in bold, such as the first of a half century. */
  isStrong: boolean;
  heightClass: string;
  path: string;
  /** On a page that filters: the place on the page stays, and search engines do not follow it. */
  isFilter?: boolean;
  onPoint?: () => void;
}

/** One bar of a chart of photographs by time: it links to its photographs. One without any is no link. */
export function TimeBar({
  year,
  count,
  name,
  share,
  isHighlighted,
  isChosen = false,
  isStrong,
  heightClass,
  path,
  isFilter = false,
  onPoint,
}: TimeBarProps) {
  const color = count === 0 ? 'bg-line' : isHighlighted ? 'bg-brand' : 'bg-brand/28';
  const drawing = (
    <>
      <span className={`flex w-full items-end pr-px ${heightClass}`}>
        <span
          className={`w-full tint group-hover:bg-brand group-focus-visible:bg-brand ${color}`}
          style={{ height: count === 0 ? '1px' : `max(3px, ${(share * 100).toFixed(1)}%)` }}
        />
      </span>
      <span
        className={`block w-full border-l border-t pt-2 pl-1.5 text-xs tabular-nums ${isStrong ? 'border-l-ink font-bold text-ink' : 'border-l-line text-mute'} border-t-ink/45`}
      >
        {year}
      </span>
    </>
  );
  const look = 'group flex w-full flex-col';
  if (count === 0) return <span className={look}>{drawing}</span>;
  return (
    <Link
      to={path}
      aria-label={name}
      aria-current={isChosen || undefined}
      className={look}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      {...(isFilter && { 'keep-scroll-position': 'true', rel: 'nofollow' })}
    >
      {drawing}
    </Link>
  );
}
