import type { CSSProperties, ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localized } from '../../../src/contract/localized.js';
import { formatDate, formatNumber } from '../../i18n/format.js';
import { useAdminText } from '../use-admin-text.js';

export type Orientation = 'portrait' | 'landscape';

interface PaperRollProps {
  orientation: Orientation;
  /** What the sheets are: their accessible name. */
  label: string;
  children: ReactNode;
}

/** The sheets below each other, on the screen as wide as there is room for. */
export const PaperRoll = ({ orientation, label, children }: PaperRollProps) => (
  <section aria-label={label} className="paper-roll" data-orientation={orientation}>
    {children}
  </section>
);

interface PaperProps {
  /** From 1. */
  number: number;
  of: number;
  /** Of all photos. */
  count: number;
  /** ISO 8601. */
  printedAt: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A sheet of A4: of which archive, how many photos, of which day, and which page it is. */
export function Paper({ number, of, count, printedAt, className = '', style, children }: PaperProps) {
  const { t, language } = useAdminText();
  const { site } = usePageContext();
  return (
    <div className={`paper ${className}`} style={style}>
      <p className="paper-head">
        <span>{localized(site, 'siteName', language)}</span>
        <span>
          {t('printing.count', { count, number: formatNumber(count, language) })}
          {' · '}
          {formatDate(printedAt, language, site.timeZone)}
          {' · '}
          {t('printing.page', { page: number, pages: of })}
        </span>
      </p>
      {children}
    </div>
  );
}

/** Items sheet by sheet. */
export const inSheets = <Item,>(items: readonly Item[], perSheet: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / perSheet) }, (_, n) => items.slice(n * perSheet, (n + 1) * perSheet));
