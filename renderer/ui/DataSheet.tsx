import type { ReactNode } from 'react';

/** A value may be in another language than the page. */
export type DataSheetRow = [term: string, value: ReactNode, lang?: string | undefined];

/** A record's metadata as terms and values; a value that is unknown has no row. */
export const DataSheet = ({ rows }: { rows: DataSheetRow[] }) => (
  <dl className="data-sheet">
    {rows
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([term, value, lang]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
  </dl>
);
