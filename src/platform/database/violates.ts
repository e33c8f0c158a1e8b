import { QueryFailedError } from 'typeorm';

/** Whether a statement failed because of this constraint: the database's own answer to two who want the same thing. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof QueryFailedError && (error.driverError as { constraint?: string }).constraint === constraint;
