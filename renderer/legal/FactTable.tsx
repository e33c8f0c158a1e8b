/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on a narrow screen
   cells are laid out as blocks, and Safari then forgets what they are unless it is told. */

interface CellLink {
  text: string;
  href: string;
  /** Of the text, where it is not the page's. */
  lang?: string;
}

export type Cell = string | CellLink;

interface FactTableProps {
  caption: string;
  columns: string[];
  /** The first cell of a row is its heading. */
  rows: [heading: Cell, ...cells: Cell[]][];
  /** The headings are names that a machine uses. */
  hasCodeHeadings?: boolean;
}

/** A table that is read row by row on a narrow screen. */
export const FactTable = ({ caption, columns, rows, hasCodeHeadings = false }: FactTableProps) => (
  <table role="table" className="fact-table">
    <caption>{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map((column) => (
          <th key={column} role="columnheader" scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map(([heading, ...cells], row) => (
        <tr key={row} role="row">
          <th role="rowheader" scope="row">
            {hasCodeHeadings ? <code>{content(heading)}</code> : content(heading)}
          </th>
          {cells.map((cell, index) => (
            <td key={index} role="cell" data-label={columns[index + 1]}>
              {content(cell)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const content = (cell: Cell) =>
  typeof cell === 'string' ? (
    cell
  ) : (
    <a href={cell.href} lang={cell.lang}>
      {cell.text}
    </a>
  );
