import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { packageRoot } from '../../src/platform/package-root.js';

export type ImageViewer = 'mirador' | 'clover';

const fileOf = (viewer: ImageViewer): string => join(packageRoot, '.cache/iiif', `${viewer}.js`);

/** Whether `node scripts/fetch-iiif-tools.mjs` has fetched the image viewers. */
export const hasImageViewers = existsSync(fileOf('mirador')) && existsSync(fileOf('clover'));

const pages: Record<ImageViewer, (document: string) => string> = {
  mirador: (
    document,
  ) => `<div id="viewer" style="position: absolute; inset: 0"></div><script src="/mirador.js"></script>
    <script>Mirador.viewer({ id: 'viewer', windows: [{ manifestId: ${JSON.stringify(document)} }] })</script>`,
  clover: (document) => `<clover-viewer iiif-content="${document}"></clover-viewer><script src="/clover.js"></script>`,
};

/** A site of another institution, with image viewers. */
export interface OtherInstitution {
  /** The page that opens a manifest or a collection. */
  pageOf(viewer: ImageViewer, document: string): string;
  close(): Promise<void>;
}

export async function startOtherInstitution(): Promise<OtherInstitution> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1');
    const viewer = (['mirador', 'clover'] as const).find((name) => pathname.startsWith(`/${name}`));
    const send = (status: number, type: string, body: string | Buffer): void => {
      response.writeHead(status, { 'Content-Type': type }).end(body);
    };
    if (!viewer) send(404, 'text/plain', '');
    else if (pathname.endsWith('.js'))
      void readFile(fileOf(viewer)).then((script) => send(200, 'text/javascript', script));
    else send(200, 'text/html; charset=utf-8', `<!doctype html>${pages[viewer](searchParams.get('document') ?? '')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    pageOf: (viewer, document) => `http://127.0.0.1:${port}/${viewer}?document=${encodeURIComponent(document)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
