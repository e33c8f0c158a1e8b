import { adminOperations } from '../../../src/contract/admin-operations.js';
import { apiOverHttp } from '../../../src/contract/api-over-http.js';
import type { ErrorBody } from '../../../src/contract/errors.js';
import type { Operation } from '../../../src/contract/operation.js';
import type { AdminApi } from '../../../src/contract/operations.js';
import { ApiError, ask, withFittingToken } from '../../api/request.js';

/** The server makes a photo of the largest file within this time; a line that says nothing for longer is dead. */
const answerWithinMs = 300_000;

/** An answer that is an error, with the seconds that it asks to wait. */
export class RefusedUpload extends ApiError {
  constructor(
    body: ErrorBody | null,
    status: number,
    readonly retryAfterSeconds: number | null,
  ) {
    super(body?.code ?? codeWithoutBody(status), body?.message ?? '', body?.errors, body?.requestId ?? '', status);
  }
}

/** The calls of the administration, for a queue that waits while the server cannot answer. */
export const uploadApi = apiOverHttp<AdminApi>(adminOperations, (method, path, body) =>
  withFittingToken(() => askOnce(method, path, body)),
);

async function askOnce(method: Operation['method'], path: string, body?: object): Promise<unknown> {
  const response = await ask(method, path, body, AbortSignal.timeout(answerWithinMs));
  if (response.status === 204) return undefined;
  if (response.ok) return response.json();
  throw refusedUpload(response.status, await response.text(), response.headers.get('Retry-After'));
}

/** @param text the body of the answer, which is not ours when a server between has written it */
export function refusedUpload(status: number, text: string, retryAfter: string | null): RefusedUpload {
  return new RefusedUpload(parsed(text), status, secondsOf(retryAfter));
}

function parsed(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text) as ErrorBody | null;
    return typeof body?.code === 'string' ? body : null;
  } catch {
    return null;
  }
}

/** `Retry-After` has seconds or a date. */
function secondsOf(value: string | null): number | null {
  if (!value) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

const codeWithoutBody = (status: number): ErrorBody['code'] => (status === 413 ? 'payload_too_large' : 'unavailable');
