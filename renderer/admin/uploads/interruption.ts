import { ApiError } from '../../api/request.js';
import { RefusedUpload } from './upload-request.js';

/** Why files cannot be sent at the moment, whichever they are. The texts are in `uploads.waits`. */
export type InterruptionReason =
  'offline' | 'unreachable' | 'unavailable' | 'busy' | 'storageFull' | 'signedOut' | 'forbidden';

export interface Interruption {
  reason: InterruptionReason;
  /** How long the server asks to wait. */
  waitMs: number;
  /** The server has failed with this one request: where it answers others, the file may be the cause. */
  mayBeOfFile: boolean;
}

/** Null for an answer about the file itself: sent again, it would be answered in the same way. */
export function interruptionOf(error: unknown): Interruption | null {
  if (!(error instanceof ApiError)) return ofLine();
  const reason = reasonOf(error.status);
  const seconds = error instanceof RefusedUpload ? (error.retryAfterSeconds ?? 0) : 0;
  return reason && { reason, waitMs: seconds * 1000, mayBeOfFile: error.status === 500 };
}

/** No answer has come. */
const ofLine = (): Interruption => ({
  reason: navigator.onLine ? 'unreachable' : 'offline',
  waitMs: 0,
  mayBeOfFile: false,
});

/** For a status: 408 and 425 ask to send the same again. */
function reasonOf(status: number): InterruptionReason | null {
  if (status === 401) return 'signedOut';
  if (status === 403) return 'forbidden';
  if (status === 429) return 'busy';
  if (status === 507) return 'storageFull';
  return status >= 500 || status === 408 || status === 425 ? 'unavailable' : null;
}

/** Whether it is the line that is to blame, and not the server. */
export const isOfLine = (reason: InterruptionReason): boolean => reason === 'offline' || reason === 'unreachable';
