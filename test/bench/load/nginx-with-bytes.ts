import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, runNginx, type RunningNginx } from '../../support/nginx.js';
import { askForBytes } from '../bare-server.js';

/** What nginx writes itself, of the file. */
const ownHeaders = ['content-type', 'content-length', 'etag'];

/**
 * nginx that answers every request with the same compressed bytes as `like` answers `path` with: what a file server in C can do
 * on this machine. Null where nginx is not installed.
 * @throws Error when its answer is not the same to the byte
 */
export async function startNginxWithBytes(path: string, like: string): Promise<RunningNginx | null> {
  if (findNginx() === null) return null;
  const { headers, body } = await askForBytes(like + path);
  const folder = mkdtempSync(join(tmpdir(), 'veduta-bytes-'));
  // Started by root, nginx reads files as another user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'page'), body);
  const sent = headers.filter(([name]) => !ownHeaders.includes(name));
  const nginx = await runNginx({
    host: '127.0.0.1',
    location: `root ${folder};
      default_type text/html;
      charset utf-8;
      ${sent.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", String.raw`\'`)}';`).join('\n      ')}
      try_files /page =404;`,
  });
  if (!(await askForBytes(nginx.url + path)).body.equals(body)) throw new Error(`nginx answers ${path} otherwise.`);
  return {
    url: nginx.url,
    async close() {
      await nginx.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
