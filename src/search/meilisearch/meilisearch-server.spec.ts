import { type ErrorStatusCode, MeilisearchApiError, MeilisearchRequestError, type Task } from 'meilisearch';
import { reasonOfRequest } from '../../platform/operator-error.js';
import { isUnavailable, succeeded } from './meilisearch-server.js';

const address = 'http://127.0.0.1:7700/indexes/photos/stats';

const refusal = (status: number, code: string, type: string): MeilisearchRequestError =>
  new MeilisearchRequestError(
    address,
    new MeilisearchApiError(new Response(null, { status }), {
      message: 'It is refused.',
      code: code as ErrorStatusCode,
      type,
      link: '',
    }),
  );

const failed = (type: string): Promise<unknown> =>
  succeeded(
    Promise.resolve({ status: 'failed', type: 'documentAdditionOrUpdate', error: { message: 'No.', type } } as Task),
  ).catch((error: unknown) => error);

it('says why a request has failed, not only which', () => {
  const unreachable = new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
  expect(reasonOfRequest(new MeilisearchRequestError(address, unreachable))).toBe('ECONNREFUSED');
  expect(reasonOfRequest(refusal(403, 'invalid_api_key', 'auth'))).toBe('invalid_api_key');
});

it('waits for a server whose disk is full, and for none that refuses what it is sent', async () => {
  expect(isUnavailable(refusal(422, 'no_space_left_on_device', 'system'))).toBe(true);
  expect(isUnavailable(refusal(400, 'invalid_document_fields', 'invalid_request'))).toBe(false);
  expect(isUnavailable(await failed('system'))).toBe(true);
  expect(isUnavailable(await failed('internal'))).toBe(true);
  expect(isUnavailable(await failed('invalid_request'))).toBe(false);
});
