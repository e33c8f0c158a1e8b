import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../support/free-port.js';

export interface RecordedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface RecordingProxy {
  url: string;
  /** The requests that pass while the work is done, in order. */
  record(work: () => Promise<unknown>, isWanted: (request: RecordedRequest) => boolean): Promise<RecordedRequest[]>;
  /** Sends a recorded request again, on the same way. */
  repeat(request: RecordedRequest): Promise<Response>;
  stop(): Promise<void>;
}

/** Headers that belong to one connection. */
const ofConnection = ['connection', 'host', 'content-length', 'transfer-encoding', 'keep-alive'];

/** Forwards all requests to another server and can tell which they were. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  let passed: RecordedRequest[] | null = null;
  const forward = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = 'GET', url: path = '/' } = incoming;
    const request = { method, path, headers: forwarded(incoming.headers), body: await text(incoming) };
    passed?.push(request);
    const answer = await send(target, request);
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch((error: Error) => outgoing.destroy(error));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    async record(work, isWanted) {
      passed = [];
      await work();
      const requests = passed.filter(isWanted);
      passed = null;
      return requests;
    },
    repeat: (request) => send(url, request),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const send = (to: string, { method, path, headers, body }: RecordedRequest): Promise<Response> =>
  fetch(to + path, { method, headers, ...(body && { body }) });

const forwarded = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !ofConnection.includes(name) ? [[name, value]] : [],
    ),
  );
