import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Meilisearch, MeilisearchRequestTimeOutError } from 'meilisearch';
import { type NewSpan, traceWith } from '../../platform/tracing/tracing.js';
import { keepAliveClient } from './keep-alive-client.js';
import { isUnavailable } from './meilisearch-server.js';
import { tracedClient } from './traced-request.js';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let connections: number;

beforeEach(async () => {
  connections = 0;
  server = createServer((request, response) => answer(request, response)).on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const search = async (timeout = 1000): Promise<unknown> => {
  const { port } = server.address() as AddressInfo;
  const client = new Meilisearch({ host: `http://127.0.0.1:${port}`, apiKey: 'key', timeout, httpClient });
  return client.index('photos').search('molo');
};
const httpClient = keepAliveClient();

const failure = (searching: Promise<unknown>): Promise<unknown> =>
  searching.then(
    () => null,
    (error: unknown) => error,
  );

it('sends the query and the key, and uses a connection again', async () => {
  const asked: unknown[] = [];
  answer = (request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      asked.push([request.headers.authorization, request.headers['content-type'], JSON.parse(body)]);
      response.end('{"hits":[{"title":"Città"}]}');
    });
  };
  for (const _ of [1, 2, 3]) expect(await search()).toEqual({ hits: [{ title: 'Città' }] });
  expect(asked).toEqual(Array(3).fill(['Bearer key', 'application/json', { q: 'molo' }]));
  expect(connections).toBe(1);
});

it('sends a search again where the server has just closed the connection', async () => {
  let requests = 0;
  answer = (request, response) => {
    requests += 1;
    if (requests === 2) request.socket.destroy();
    else response.end('{"hits":[]}');
  };
  await search();
  expect(await search()).toEqual({ hits: [] });
  expect(requests).toBe(3);
});

it.each([
  [400, 'invalid_search_filter', false],
  [403, 'invalid_api_key', true],
  [404, 'index_not_found', true],
  [503, '', true],
])('an answer %i %s: another engine answers: %s', async (status, code, isOther) => {
  answer = (_, response) => response.writeHead(status).end(JSON.stringify({ message: 'refused', code }));
  expect(isUnavailable(await failure(search()))).toBe(isOther);
});

it('another engine answers where nobody does', async () => {
  answer = () => {};
  const late = await failure(search(30));
  expect(late).toMatchObject({ cause: expect.any(MeilisearchRequestTimeOutError) as unknown });
  expect(isUnavailable(late)).toBe(true);
  const client = new Meilisearch({ host: 'http://127.0.0.1:1', timeout: 1000, httpClient });
  expect(isUnavailable(await failure(client.index('photos').search('molo')))).toBe(true);
});

it('is a span of a trace by what is asked for, without the words of the search', async () => {
  const begun: NewSpan[] = [];
  traceWith({
    current: () => null,
    begin(span) {
      begun.push(span);
      return null;
    },
  });
  answer = (_request, response) => response.end('{"hits":[]}');
  const { port } = server.address() as AddressInfo;
  const client = new Meilisearch({ host: `http://127.0.0.1:${port}`, httpClient: tracedClient(keepAliveClient()) });
  await client.index('photos').search('molo');
  await client.index('photos').getDocument(12);
  traceWith(null);
  expect(begun.map(({ name }) => name)).toEqual(['meilisearch search', 'meilisearch request']);
  expect(JSON.stringify(begun)).not.toContain('molo');
});
