import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { allowUpload, limitBodies } from './body-deadline.js';

let server: Server;

beforeAll(async () => {
  server = createServer((incoming, response) => {
    if (incoming.url === '/upload') allowUpload(incoming, response);
    incoming.resume().on('end', () => response.end('whole'));
  });
  limitBodies(server, { seconds: 0.3 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

async function slowly(path: string): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', path, method: 'POST' });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.on('error', () => undefined);
  sent.write('begun');
  void sleep(900).then(() => sent.end());
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
}

it('a body that is withheld is answered 408', async () => expect(await slowly('/api/contact')).toBe(408));

it('an upload that is allowed may take its time', async () => expect(await slowly('/upload')).toBe(200));
