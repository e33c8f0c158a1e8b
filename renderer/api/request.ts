import type { ErrorBody } from '../../src/contract/errors.js';
import type { Operation } from '../../src/contract/operation.js';

/** An answer of the API that is an error: `code` of the catalogue, `message` in the visitor's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: ErrorBody['code'],
    message: string,
    readonly errors: ErrorBody['errors'],
    readonly requestId: string,
    /** Of the answer; 503 when there was none. */
    readonly status: number,
    /** What may still be said of a record that is gone. */
    readonly removed?: ErrorBody['removed'],
  ) {
    super(message);
  }
}

/** There was no answer: no connection, or it was lost. `cause` is the browser's error. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** One request to the API. `body`: what JSON carries. @throws ApiError, ConnectionError */
export const request = (method: Operation['method'], path: string, body?: object): Promise<unknown> =>
  withFittingToken(() => requestOnce(method, path, body));

/** A CSRF token is bound to its session. When the session has ended, the call is repeated once with a new token. */
export async function withFittingToken<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'csrf_invalid') throw error;
    await requestOnce('GET', '/api/csrf');
    return call();
  }
}

/** The readable cookie `csrf`, over https `__Host-csrf`; requested once, when there is none yet. */
export async function csrfToken(): Promise<string> {
  const cookie = /(?:^|; )(?:__Host-)?csrf=([^;]+)/.exec(document.cookie)?.[1];
  if (cookie) return decodeURIComponent(cookie);
  return ((await requestOnce('GET', '/api/csrf')) as { token: string }).token;
}

/** @param body of an answer, as far as there is one that can be read */
export const apiError = (body: ErrorBody | null): ApiError =>
  new ApiError(
    body?.code ?? 'unavailable',
    body?.message ?? '',
    body?.errors,
    body?.requestId ?? '',
    body?.statusCode ?? 503,
    body?.removed,
  );

async function requestOnce(method: Operation['method'], path: string, body?: object): Promise<unknown> {
  const response = await ask(method, path, body);
  if (response.status === 204) return undefined;
  if (!response.ok) throw apiError((await response.json().catch(() => null)) as ErrorBody | null);
  return response.json();
}

/** The answer as it came, whatever its status. @throws ConnectionError; the browser's error when `signal` ended it */
export async function ask(
  method: Operation['method'],
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<Response> {
  // Sentences of an answer are in the language of the page, not of the browser.
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
  };
  if (method !== 'GET') headers['x-csrf-token'] = await csrfToken();
  if (body) headers['content-type'] = 'application/json';
  try {
    return await fetch(path, {
      method,
      headers,
      body: body && JSON.stringify(body),
      credentials: 'same-origin',
      signal,
    });
  } catch (failure) {
    if (signal?.aborted) throw failure;
    throw new ConnectionError('There was no answer.', { cause: failure });
  }
}
