interface TimeBarProps {
  /** The first year of the decade, or the year. */
  year: number;
  count: number;
  /** Height relative to the fullest bar, 0 to 1. */
  share: number;
  isHighlighted: boolean;
  /** A year that is written in bold, such as the first of a half century. */
  isStrong: boolean;
}

/** The look of what a bar stands in: a link, a button, or nothing where there are no photographs. */
export const timeBarClass = 'group flex w-full flex-col';

/** One bar of a chart of photographs by time, with its year. */
export function TimeBar({ year, count, share, isHighlighted, isStrong }: TimeBarProps) {
  const color = count === 0 ? 'bg-line' : isHighlighted ? 'bg-brand' : 'bg-edge';
  return (
    <>
      <span className="flex h-10 w-full items-end pr-px">
        <span
          className={`w-full tint group-hover:bg-brand group-focus-visible:bg-brand ${color}`}
          style={{ height: count === 0 ? '1px' : `max(3px, ${(share * 100).toFixed(1)}%)` }}
        />
      </span>
      <span
        className={`block w-full border-l border-t pt-2 pl-1.5 text-left text-xs tabular-nums ${isStrong ? 'border-l-ink font-bold text-ink' : 'border-l-line text-mute'} border-t-edge`}
      >
        {year}
      </span>
    </>
  );
}
