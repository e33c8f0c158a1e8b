import { QueryFailedError } from 'typeorm';

/** Whether a statement failed because of this constraint, for instance when two requests insert the same unique value. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof QueryFailedError && (error.driverError as { constraint?: string }).constraint === constraint;
