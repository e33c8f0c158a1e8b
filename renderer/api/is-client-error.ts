import { errorCodeOf, errorStatus } from '../../src/contract/errors.js';

/** A fault of the caller stays one however often it is asked again (row L11). */
export const isClientError = (error: unknown): boolean => {
  const code = errorCodeOf(error);
  return code !== null && errorStatus[code] < 500;
};
