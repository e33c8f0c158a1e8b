import { OperatorError, reasonOfRequest } from '../platform/operator-error.js';
import { isUnavailable } from './meilisearch/meilisearch-server.js';

/** @throws OperatorError when the server cannot be used */
export async function withMeilisearch(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw isUnavailable(error) ? new OperatorError(`Meilisearch cannot be used: ${reasonOfRequest(error)}`) : error;
  }
}
