import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Options } from '../../src/platform/storage/s3/s3-options.js';

export interface TestS3 {
  options: S3Options;
  /** As an operator sets them. */
  environment: Record<string, string>;
  /** As an operator sets them for backups alone. */
  backupEnvironment: Record<string, string>;
  /** The server takes no connections while it is away. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** A store with the API of S3 at a free port of this machine, with one empty bucket. */
export async function startS3(bucket = 'veduta'): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 'veduta-s3-'));
  const start = async (port: number): Promise<{ server: S3rver; port: number }> => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: bucket }],
    });
    return { server, port: (await server.run()).port };
  };
  let running = await start(0);
  // The key that the server has from the start.
  const key = 'S3RVER';
  const options: S3Options = {
    endpoint: `http://127.0.0.1:${running.port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: key,
    secretAccessKey: key,
    pathStyle: true,
  };
  const goAway = (): Promise<void> => {
    running.server.httpServer.closeAllConnections();
    return running.server.close();
  };
  return {
    options,
    environment: {
      S3_ENDPOINT: options.endpoint ?? '',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: key,
    },
    backupEnvironment: {
      BACKUP_S3_ENDPOINT: options.endpoint ?? '',
      BACKUP_S3_ACCESS_KEY_ID: key,
      BACKUP_S3_SECRET_ACCESS_KEY: key,
    },
    goAway,
    async comeBack() {
      running = await start(running.port);
    },
    async close() {
      if (running.server.httpServer.listening) await goAway();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
