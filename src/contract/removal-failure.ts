import type { ErrorCode } from './errors.js';

/** The picture was removed on request, or resembles such a one: error codes. */
export const removalFailures = ['scan_removed', 'scan_resembles_removed'] as const satisfies ErrorCode[];
export type RemovalFailure = (typeof removalFailures)[number];

export const isRemovalFailure = (failure: unknown): failure is RemovalFailure =>
  removalFailures.some((code) => code === failure);
