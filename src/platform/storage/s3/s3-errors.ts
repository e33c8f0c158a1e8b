import { MissingFile, StorageAway } from '../storage.js';

/** As the client calls an answer without a text. */
const nameWithoutText = 'Unknown';

interface S3Error {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Whether the store does not know a part of the API that not every one has. */
export const isNotImplemented = (error: unknown): boolean =>
  ['NotImplemented', 'MethodNotAllowed'].includes((error as S3Error).name ?? '') ||
  [405, 501].includes(statusOf(error));

/** Whether a condition of the request was not met: there is such an object already. */
export const isConflict = (error: unknown): boolean => [409, 412].includes(statusOf(error));

/**
 * What a failed request to the store means to whoever uses the storage: a file is missing, or the store is away, which also holds
 * where it does not let us in or has no such bucket.
 */
export function storageError(error: unknown, place: string): Error {
  if (isMissing(error)) return new MissingFile(`${place} has no such file`, { cause: error });
  const status = statusOf(error);
  // What the request itself is at fault for would fail again.
  if (status >= 400 && status < 500 && ![401, 403, 404, 408, 409, 429].includes(status)) return error as Error;
  return new StorageAway(`${place} cannot be used (${reasonOf(error as S3Error)})`, error);
}

/** In one line. An answer to HEAD has no text, so that its status is all that is known. */
function reasonOf(error: S3Error): string {
  const { name = 'Error', message = '', code } = error;
  if (name === nameWithoutText) return `HTTP ${statusOf(error)}`;
  return [code ?? name, message.split('\n', 1)[0]].filter(Boolean).join(': ');
}

/** Of a question about a bucket, which has no other reason to be answered so. */
export const isMissingBucket = (error: unknown): boolean => statusOf(error) === 404;

const isMissing = (error: unknown): boolean => statusOf(error) === 404 && (error as S3Error).name !== 'NoSuchBucket';

const statusOf = (error: unknown): number => (error as S3Error).$metadata?.httpStatusCode ?? 0;
