import { OperatorError } from '../../platform/operator-error.js';
import { TableError } from '../reading/table-error.js';

/** Of several tables the studio offers a choice; the command says the option. @throws OperatorError, or what it is given */
export function withTableFileOption(error: unknown): never {
  if (error instanceof TableError && error.problem.code === 'table_ambiguous')
    throw new OperatorError(`${error.message}\nName it: --table-file "${error.problem.names?.[0] ?? 'NAME'}"`);
  throw error;
}
