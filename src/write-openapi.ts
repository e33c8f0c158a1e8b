import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from './create-app.js';
import { readConfig } from './platform/config/read-config.js';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres/start-embedded-postgres.js';
import { migrate } from './migrations/migrate.js';
import { openApiDocument } from './platform/http/open-api/open-api.js';
import { packageRoot } from './platform/package-root.js';
import { printError } from './platform/process/print.js';

/** Writes docs/openapi.json, or compares it with the code: the process ends with 1 when they differ. */
export async function writeOpenApi({ onlyCheck }: { onlyCheck: boolean }): Promise<void> {
  const file = join(packageRoot, 'docs/openapi.json');
  const folder = mkdtempSync(join(tmpdir(), 'veduta-openapi-'));
  const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), settings: { fsync: 'off' } });
  try {
    await migrate(postgres.url);
    const config = readConfig({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    });
    const app = await createApp(config);
    const text = `${JSON.stringify(openApiDocument(app), null, 2)}\n`;
    await app.close();
    if (!onlyCheck) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      printError('docs/openapi.json differs from the code: run `npm run build && npm run openapi` and commit it.');
      process.exitCode = 1;
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
