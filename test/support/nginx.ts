import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.js';
import { freePort } from './free-port.js';
import { KillableProcess } from './killable-process.js';

/** Where nginx is on this machine, or null. Debian has it outside of the path of most users. */
export const findNginx = (): string | null => findProgram('nginx') ?? findProgram('/usr/sbin/nginx');

export interface RunningNginx {
  url: string;
  close(): Promise<void>;
}

/**
 * nginx in front of several servers, to which it passes requests in turns over connections that it keeps, as an operator
 * would write it.
 * @param ports of this machine
 */
export const startNginx = (ports: number[]): Promise<RunningNginx> =>
  runNginx({
    host: 'localhost',
    upstream: `upstream veduta {
    ${ports.map((of) => `server 127.0.0.1:${of} fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
  }`,
    location: `proxy_pass http://veduta;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_request_buffering off;`,
  });

interface NginxConfiguration {
  /** In the address that clients use. */
  host: 'localhost' | '127.0.0.1';
  upstream?: string;
  /** What it does with every request. */
  location: string;
}

/** nginx in one process: workers would outlive a first one that is killed. */
export async function runNginx({ host, upstream = '', location }: NginxConfiguration): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'veduta-nginx-'));
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const configuration = join(folder, 'nginx.conf');
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  writeFileSync(
    configuration,
    `daemon off;
pid ${join(folder, 'nginx.pid')};
master_process off;
events { worker_connections 512; }
http {
  access_log off;
  ${bodies.join('\n  ')}
  ${upstream}
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 0;
    location / {
      ${location}
    }
  }
}
`,
  );
  const nginx = new KillableProcess();
  await nginx.start({
    program: findNginx() ?? 'nginx',
    args: ['-e', join(folder, 'error.log'), '-c', configuration],
    answers: () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
  });
  return {
    url,
    async close() {
      await nginx.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
