import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { freePort } from './free-port.js';

export interface TestCdn {
  /** For `FILES_URL`. */
  origin: string;
  /** Says where the archive is that it asks. */
  ask(archive: { url: string }): void;
  close(): void;
}

/** What a CDN does with what it has not kept: it asks the archive, without the visitor's cookies. */
export async function startCdn(): Promise<TestCdn> {
  let archivePort = '';
  const server = createServer((asked, response) => {
    const { cookie: _, ...headers } = asked.headers;
    const options = { host: '127.0.0.1', port: archivePort, method: asked.method, path: asked.url, headers };
    request(options, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    }).end();
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    ask({ url }) {
      archivePort = new URL(url).port;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
