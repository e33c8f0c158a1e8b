import type { ReactNode } from 'react';

/** A record's metadata as terms and values; a value that is unknown has no row. */
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
