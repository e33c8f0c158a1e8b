import { databaseFailure } from '../database/database-failure.js';
import { OperatorError, reasonOf } from '../operator-error.js';
import { StorageAway } from '../storage/storage.js';

/**
 * The line for an error that ends a command and that the operator can correct: a wrong configuration, a store or a database that
 * cannot be used. Null for any other error, which is a bug. The database is the only service whose errors come here as the system
 * states them: the others have classes of their own.
 */
export function operatorMessage(error: unknown): string | null {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof StorageAway) return `${error.message}.`;
  return databaseFailure(error) === 'unavailable'
    ? `The database cannot be used (${reasonOf(error)}): check that it runs, and DATABASE_URL.`
    : null;
}
