import type { CSSProperties } from 'react';

interface TimeBarProps {
  /** The first year of the decade, or the year. */
  year: number;
  count: number;
  /** Length relative to that of the fullest, 0 to 1. */
  share: number;
  isHighlighted: boolean;
  /** A year that is written in bold, such as the first of a half century. */
  isStrong: boolean;
}

/** One bar of a chart of photographs by time, with its year; see timeline.css. */
export const TimeBar = ({ year, count, share, isHighlighted, isStrong }: TimeBarProps) => (
  <>
    <span
      className={isHighlighted ? 'is-highlighted' : undefined}
      style={{ '--share': count === 0 ? 0 : Number(share.toFixed(3)) } as CSSProperties}
    />
    <span className={isStrong ? 'is-strong' : undefined}>{year}</span>
  </>
);
