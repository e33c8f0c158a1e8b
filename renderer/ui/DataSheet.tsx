import type { ReactNode } from 'react';

/** A record's facts between hairlines; a fact that is not known has no row. */
export const DataSheet = ({ rows }: { rows: [term: string, value: ReactNode][] }) => (
  <dl className="data-sheet">
    {rows
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
