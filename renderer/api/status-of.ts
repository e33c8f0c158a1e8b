/**
 * HTTP status of an error of the API, in process or over HTTP; null for other errors. Not from the code: browsers need no table
 * of all codes.
 */
export function statusOf(error: unknown): number | null {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null;
  return typeof status === 'number' ? status : null;
}
