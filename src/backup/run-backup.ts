import type { Config } from '../platform/config/config.js';
import { readConfig } from '../platform/config/read-config.js';
import { withExistingDatabase } from '../platform/database/existing-database.js';
import { OperatorError } from '../platform/operator-error.js';
import type { CommandArguments } from '../platform/process/command-arguments.js';
import { print } from '../platform/process/print.js';
import { makeStorage } from '../platform/storage/make-storage.js';
import { describeCopied } from './file-copies.js';
import { makeBackup } from './make-backup.js';
import { type BackupManifest, exitCodeOf, listBackups, readManifest } from './manifest.js';
import { openStore, withStore } from './open-store.js';

/** `npm run backup`. @throws OperatorError for wrong arguments, and where no backup can be made */
export async function runBackup({ positionals, switches, options }: CommandArguments): Promise<void> {
  const [target] = positionals;
  if (!target) throw new OperatorError('Say where the backup goes: npm run backup -- TARGET (--help says more)');
  const keep = readKeep(options.get('keep'));
  const config = readConfig();
  const passphrase = switches.has('secrets') ? requirePassphrase(config) : null;
  if (switches.has('list')) return withStore(await openStore(target, config), printBackups);
  await withStore(await openStore(target, config, { prepare: true }), (store) =>
    withExistingDatabase(config, async (databaseUrl) => {
      const storage = await makeStorage(config);
      const plan = {
        databaseUrl,
        storage,
        store,
        dataDir: config.dataDir,
        passphrase,
        keep,
        isNew: switches.has('new'),
      };
      const { name, manifest, copied, removed } = await makeBackup(plan, print);
      for (const { sha256, is } of manifest.files.lacking)
        print(`The original ${sha256} is ${is}, and not in the backup.`);
      print(`The backup ${name} in ${store.place} has ${contentsOf(manifest)}; ${describeCopied(copied)}.`);
      if (passphrase !== null) print(describeSecrets(manifest, config));
      if (removed > 0) print(`Earlier backups removed: ${removed}.`);
      process.exitCode = exitCodeOf(manifest);
    }),
  );
}

/** Not an argument of the command: every user of the machine sees those. */
function requirePassphrase({ backupPassphrase }: Pick<Config, 'backupPassphrase'>): string {
  if (backupPassphrase === null) throw new OperatorError('--secrets needs BACKUP_PASSPHRASE, which encrypts them.');
  return backupPassphrase;
}

const describeSecrets = ({ secrets }: BackupManifest, { dataDir }: Pick<Config, 'dataDir'>): string =>
  secrets ? `Secrets in it, encrypted: ${secrets.names.join(', ')}.` : `There is no file with a secret in ${dataDir}.`;

function readKeep(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new OperatorError('--keep is the number of backups that stay, 1 or more.');
  return Number(text);
}

async function printBackups(store: Parameters<typeof listBackups>[0]): Promise<void> {
  const backups = await listBackups(store);
  for (const name of backups) print(`${name}  ${contentsOf(await readManifest(store, name))}`);
  if (backups.length === 0) print(`There is no backup in ${store.place}.`);
}

function contentsOf({ tables, files }: BackupManifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lacking = files.lacking.length > 0 ? `, and lacks ${files.lacking.length}` : '';
  return `${rows} rows and ${files.count} originals, ${(files.totalBytes / 1024 ** 2).toFixed(1)} MB${lacking}`;
}
