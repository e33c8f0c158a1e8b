/** What the operator can put right. At start its message is shown alone, as one line without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** The short reason of a failed system call, fit for the end of an operator's line: `EACCES`, `ENOSPC`, or the message. */
export function reasonOf(error: unknown): string {
  // Not by instanceof: in a test's own realm the system's errors are of another class Error.
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return String(code ?? message ?? error);
}
