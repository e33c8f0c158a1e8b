import type { Config } from 'meilisearch';
import { traced } from '../../platform/tracing/tracing.js';

type Send = NonNullable<Config['httpClient']>;

/** Makes a request in a span by what it asks for, where it belongs to a trace. @param operation as in the server's addresses */
export const tracedRequest = <Result>(operation: string, request: () => Promise<Result>): Promise<Result> =>
  traced(
    {
      name: `meilisearch ${operation}`,
      kind: 'client',
      attributes: { 'db.system.name': 'meilisearch', 'db.operation.name': operation },
    },
    request,
  );

/** A client whose requests are such spans. */
export const tracedClient =
  (send: Send): Send =>
  (input, init) => {
    const operation = new URL(input as URL).pathname.split('/').at(-1) ?? '';
    return tracedRequest(/^[a-z-]+$/.test(operation) ? operation : 'request', () => send(input, init));
  };
