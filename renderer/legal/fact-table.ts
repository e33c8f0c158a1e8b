interface FactTable {
  /** HTML, as all of it. */
  caption: string;
  columns: string[];
  /** The first cell of a row is its heading. */
  rows: string[][];
}

/**
 * A table that is read row by row on a narrow screen. Its cells are laid out as blocks there, and Safari forgets what they
 * are unless their roles say so.
 */
export function factTable({ caption, columns, rows }: FactTable): string {
  const head = columns.map((column) => `<th role="columnheader" scope="col">${column}</th>`);
  return [
    `<table role="table" class="fact-table"><caption>${caption}</caption>`,
    `<thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead>`,
    `<tbody role="rowgroup">${rows.map((cells) => row(cells, columns)).join('')}</tbody></table>`,
  ].join('');
}

function row([heading, ...cells]: string[], columns: string[]): string {
  const values = cells.map(
    (cell, index) => `<td role="cell" data-label="${asAttribute(columns[index + 1] ?? '')}">${cell}</td>`,
  );
  return `<tr role="row"><th role="rowheader" scope="row">${heading}</th>${values.join('')}</tr>`;
}

const asAttribute = (html: string): string => html.replace(/<[^<>]*>/g, '').replaceAll('"', '&quot;');
