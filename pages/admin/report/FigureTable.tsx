import type { ReactNode } from 'react';

interface FigureTableProps {
  /** Says what the figures count. */
  caption: string;
  note?: string;
  /** Names of the columns; the first is that of the rows' names. Null for one of bars, which only repeats numbers. */
  columns: readonly (string | null)[];
  /**
   * It has many columns of numbers. They are equally wide, so that they stand below each other in several tables, and scroll where
   * they have no room.
   */
  isWide?: boolean;
  children: ReactNode;
}

/** A table of numbers. */
export const FigureTable = ({ isWide = false, ...table }: FigureTableProps) =>
  isWide ? (
    // What scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="min-w-0 overflow-x-auto" role="region" aria-label={table.caption} tabIndex={0}>
      <Figures {...table} className="figures figures-even" />
    </div>
  ) : (
    <Figures {...table} className="figures" />
  );

const Figures = ({ caption, note, columns, className, children }: FigureTableProps & { className: string }) => (
  <table className={className}>
    <caption>
      {/* Not wider than a phone, though the table may be. */}
      <span className="block max-w-[calc(100vw-2.5rem)]">
        {caption}
        {note && <span className="mt-0.5 block text-sm font-normal text-mute">{note}</span>}
      </span>
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
);
