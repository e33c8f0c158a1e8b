import { tableErrorTexts, type TableProblem } from '../../contract/exchange/table-problem.js';
import { OperatorError } from '../../platform/operator-error.js';

/** A file that cannot be read as a table. */
export class TableError extends OperatorError {
  override name = 'TableError';
  readonly problem: TableProblem;

  constructor(code: TableProblem['code'], details: Omit<TableProblem, 'code'> = {}, options?: ErrorOptions) {
    super(textOf(code, details), options);
    this.problem = { code, ...details };
  }
}

function textOf(code: TableProblem['code'], { names, ...place }: Omit<TableProblem, 'code'>): string {
  const where = Object.entries(place)
    .filter(([, number]) => number !== undefined)
    .map(([what, number]) => `${what} ${number}`);
  return [
    tableErrorTexts[code],
    ...(where.length > 0 ? [`(${where.join(', ')})`] : []),
    ...(names ? [`(${names.join(', ')})`] : []),
  ].join(' ');
}

/** Bounds of what a table may be. */
export const tableLimits = { columns: 1_000, cell: 1_000_000 } as const;
