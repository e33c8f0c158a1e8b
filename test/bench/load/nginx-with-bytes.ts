import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findNginx } from '../../support/nginx.js';
import { freePort } from '../../support/free-port.js';
import { KillableProcess } from '../../support/killable-process.js';

/**
 * nginx in one process that answers every request with the bytes that `like` answers `path` with, compressed as they are: what
 * a file server in C can do on this machine. Null where nginx is not installed.
 */
export async function startNginxWithBytes(
  path: string,
  like: string,
): Promise<{ url: string; stop(): Promise<void> } | null> {
  const program = findNginx();
  if (program === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'veduta-nginx-bytes-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const encoded = await fetch(like + path, { headers: { 'Accept-Encoding': 'identity' } });
  writeFileSync(join(folder, 'page'), brotliCompressSync(Buffer.from(await encoded.arrayBuffer())));
  // Started by root, nginx reads files as another user.
  chmodSync(folder, 0o755);
  const configuration = join(folder, 'nginx.conf');
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    configuration,
    `daemon off;
pid ${join(folder, 'nginx.pid')};
master_process off;
events { worker_connections 512; }
http {
  access_log off;
  ${bodies.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    default_type text/html;
    location / { add_header Content-Encoding br; try_files /page =404; }
  }
}
`,
  );
  const nginx = new KillableProcess();
  const answers = (): Promise<boolean> =>
    fetch(url, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
  await nginx.start({ program, args: ['-e', join(folder, 'error.log'), '-c', configuration], answers });
  return {
    url,
    async stop() {
      await nginx.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
