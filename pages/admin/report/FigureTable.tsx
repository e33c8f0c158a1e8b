import type { ReactNode } from 'react';

interface FigureTableProps {
  /** Says what the figures count. */
  caption: string;
  note?: string;
  /** Names of the columns; the first is that of the rows' names. Null for one of bars, which only repeats numbers. */
  columns: readonly (string | null)[];
  /** Columns of numbers are equally wide, so that they stand below each other in several tables. */
  isEven?: boolean;
  children: ReactNode;
}

/** A table of numbers. Where it is wider than a phone, it scrolls by itself. */
export const FigureTable = ({ caption, note, columns, isEven = false, children }: FigureTableProps) => (
  // A table that scrolls must be reached by the keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="min-w-0 overflow-x-auto" role="region" aria-label={caption} tabIndex={0}>
    <table className={`figures ${isEven ? 'figures-even' : ''}`}>
      <caption>
        {caption}
        {note && <span className="mt-0.5 block text-sm font-normal text-mute">{note}</span>}
      </caption>
      <thead>
        <tr>
          {columns.map((column) =>
            column === null ? (
              <td key="bar" aria-hidden="true" />
            ) : (
              <th key={column} scope="col">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      {children}
    </table>
  </div>
);
