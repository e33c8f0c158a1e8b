import { isClientError } from './is-client-error.js';

/** How often a call is asked again where its query names no number. */
export const usualRetries = 2;

/** The rule of one call for the library: up to `retries` times, and never after an error of the request itself. */
export const upTo =
  (retries: number) =>
  (failures: number, error: unknown): boolean =>
    failures < retries && !isClientError(error);
