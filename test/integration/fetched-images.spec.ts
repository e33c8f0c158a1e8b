import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RequestFilteringHttpAgent } from 'request-filtering-agent';
import { fetchImage } from '../../src/images/fetch/fetch-image.js';
import { ImageUpload } from '../../src/images/upload/image-upload.js';
import { Config } from '../../src/platform/config/config.js';
import { DiskSpace } from '../../src/platform/storage/disk-space.js';
import { Storage } from '../../src/platform/storage/storage.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { aJpeg } from '../support/scans.js';

let archive: TestArchive;
let server: Server;
let host: string;
let answer: (response: ServerResponse, path: string) => void;

beforeAll(async () => {
  archive = await startArchive();
  server = createServer((request, response) => answer(response, request.url ?? '')).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await archive.close();
});

/** Over http and from this machine, which is otherwise refused. */
const transport = {
  protocol: 'http:',
  get,
  agent: new RequestFilteringHttpAgent({ allowIPAddressList: ['127.0.0.1'] }),
};

const fetched = async (path = '/me.jpg', timeoutMs = 5_000) => {
  const upload = new ImageUpload(
    archive.app.get(Storage, { strict: false }),
    archive.app.get(DiskSpace, { strict: false }),
    archive.app.get(Config),
  );
  const limit = { maxBytes: 100_000, maxPixels: 4_000_000, tooLarge: 'avatar_too_large' } as const;
  const received = await fetchImage({ address: host + path, limit, upload, transport, timeoutMs });
  await received.discard();
  return received;
};

describe('an image that is fetched from an address', () => {
  it('is received like an upload, behind a redirect too', async () => {
    const image = await aJpeg();
    answer = (response, path) =>
      path === '/me.jpg' ? response.writeHead(302, { location: '/there.jpg' }).end() : response.end(image);
    expect(await fetched()).toMatchObject({ type: 'image/jpeg', bytes: image.length });
  });

  it.each<[string, string, (response: ServerResponse) => void]>([
    ['does not exist', 'image_address_unreachable', (response) => response.writeHead(404).end()],
    ['is empty', 'image_address_unreachable', (response) => response.end()],
    [
      'is redirected for ever',
      'image_address_unreachable',
      (response) => response.writeHead(302, { location: '/' }).end(),
    ],
    [
      'is redirected elsewhere',
      'image_address_unreachable',
      (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    ],
    ['is no picture', 'image_type_unsupported', (response) => response.end('<html>'.repeat(100))],
    ['breaks off', 'image_address_unreachable', (response) => void response.write('x', () => response.destroy())],
  ])('is refused when it %s', async (_, code, answerOnce) => {
    answer = answerOnce;
    await expect(fetched()).rejects.toMatchObject({ code });
  });

  it('is refused when it is too large', async () => {
    const image = await aJpeg();
    answer = (response) => response.end(Buffer.concat([image, Buffer.alloc(200_000)]));
    await expect(fetched()).rejects.toMatchObject({ code: 'avatar_too_large' });
  });

  it('is refused when it is too slow, before or after its first bytes', async () => {
    answer = () => undefined;
    await expect(fetched('/me.jpg', 200)).rejects.toMatchObject({ code: 'image_address_slow' });
    const image = await aJpeg();
    answer = (response) => void response.write(image.subarray(0, 64));
    await expect(fetched('/me.jpg', 200)).rejects.toMatchObject({ code: 'image_address_slow' });
  });
});
