import { DomainError } from '../contract/errors.js';

/** An error that the operator can correct. At start only its message is printed, as one line without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/**
 * The short reason of a failed call for messages to the operator: the code of the system (`EACCES`, `ENOSPC`), or the message, also
 * of an error whose code is for programs that call the API.
 */
export function reasonOf(error: unknown): string {
  // Not by instanceof: in Jest's realm, errors of Node's own modules are instances of another class Error.
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return String((error instanceof DomainError ? null : code) ?? message ?? error);
}

/** As `reasonOf`, of what a client of HTTP has wrapped: it says itself only which request failed. */
export function reasonOfRequest(error: unknown): string {
  const { cause } = Object(error) as { cause?: unknown };
  return cause === undefined || cause === null ? reasonOf(error) : reasonOfRequest(cause);
}
