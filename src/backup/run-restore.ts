import { join } from 'node:path';
import { readConfig } from '../platform/config/read-config.js';
import type { Config } from '../platform/config/config.js';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres/start-embedded-postgres.js';
import { waitForDatabase } from '../platform/database/wait-for-database.js';
import { OperatorError } from '../platform/operator-error.js';
import type { CommandArguments } from '../platform/process/command-arguments.js';
import { print } from '../platform/process/print.js';
import { makeStorage } from '../platform/storage/make-storage.js';
import type { BackupStore } from './backup-store.js';
import { exitCodeOf, listBackups, readManifest } from './manifest.js';
import { openStore, withStore } from './open-store.js';
import { restoreBackup, sayingDamage } from './restore-backup.js';
import { findSecrets } from './secrets.js';

/** `npm run restore`. @throws OperatorError for wrong arguments, and where the backup cannot be brought back */
export async function runRestore({ positionals, options }: CommandArguments): Promise<void> {
  const [source] = positionals;
  if (!source) throw new OperatorError('Say where the backup is: npm run restore -- SOURCE (--help says more)');
  const config = readConfig();
  await withStore(await openStore(source, config), async (store) => {
    const backup = await chooseBackup(store, options.get('backup'));
    const manifest = await readManifest(store, backup);
    const { dataDir, backupPassphrase: passphrase } = config;
    // Before the database is made: a wrong passphrase leaves nothing behind.
    const secrets =
      passphrase === null
        ? null
        : await sayingDamage(store, () => findSecrets({ store, dataDir }, { backup, manifest, passphrase }));
    await withNewDatabase(config, async (databaseUrl) => {
      print(`Restores the backup ${backup}, of ${manifest.at}.`);
      const storage = await makeStorage(config);
      await restoreBackup({ store, backup, manifest, databaseUrl, storage, dataDir, secrets }, print);
    });
    for (const { sha256, is } of manifest.files.lacking)
      print(`The original ${sha256} was ${is} when the backup was made, and is not there.`);
    print('The archive is there. Start it: the workers make again what is served.');
    process.exitCode = exitCodeOf(manifest);
  });
}

async function chooseBackup(store: BackupStore, named: string | undefined): Promise<string> {
  const backups = await listBackups(store);
  const chosen = named ?? backups.at(-1);
  if (chosen === undefined) throw new OperatorError(`There is no backup in ${store.place}.`);
  if (!backups.includes(chosen)) throw new OperatorError(`There is no backup ${chosen} in ${store.place}.`);
  return chosen;
}

/** The database of DATABASE_URL, or an embedded one, which is made where there is none. */
async function withNewDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (url: string) => Promise<void>,
): Promise<void> {
  if (databaseUrl !== null) {
    await waitForDatabase(databaseUrl, print);
    return work(databaseUrl);
  }
  const postgres = await startEmbeddedPostgres({ directory: join(dataDir, 'postgres'), log: () => undefined });
  try {
    await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
