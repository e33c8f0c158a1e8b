import { errorCodeOf, errorStatus } from '../../src/contract/errors.js';

/** True for errors of the request itself (4xx): asking again gives the same answer, so it is not retried. */
export const isClientError = (error: unknown): boolean => {
  const code = errorCodeOf(error);
  return code !== null && errorStatus[code] < 500;
};
