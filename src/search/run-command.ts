import { OperatorError, reasonOf } from '../platform/operator-error.js';
import { isUnavailable } from './meilisearch/meilisearch-server.js';

/** Where a command prints to. */
export type Output = Pick<Console, 'log' | 'error'>;

/** Resolves with the exit code. An error that the operator can correct is printed as one line; others are thrown. */
export async function runCommand(command: () => Promise<void>, output: Output): Promise<number> {
  try {
    await command();
    return 0;
  } catch (error) {
    if (isUnavailable(error)) output.error(`Meilisearch cannot be used: ${reasonOf(error)}`);
    else if (error instanceof OperatorError) output.error(error.message);
    else throw error;
    return 1;
  }
}
