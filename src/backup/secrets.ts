import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type SecretFile, secretFiles } from '../platform/config/secret-files.js';
import { OperatorError } from '../platform/operator-error.js';
import { flushToDisk } from '../platform/storage/flush-to-disk.js';
import { secretsName } from './backup-names.js';
import { asDamage, type BackupStore } from './backup-store.js';
import { checkedStream } from './checked-stream.js';
import type { BackedUpSecrets, BackupManifest } from './manifest.js';
import { sealWith, unsealWith } from './sealed-secrets.js';

export type Secrets = Partial<Record<SecretFile, string>>;

/** A backup, and the archive that it is of: its secrets can be opened as those of no other one. */
interface Owner {
  backup: string;
  archiveId: string;
}

const aboutOf = ({ backup, archiveId }: Owner): string => `veduta secrets ${archiveId} ${backup}`;

/** Puts the secrets of a data folder into a backup, encrypted. Null where there are none, as with `SESSION_SECRET`. */
export async function writeSecrets(
  { dataDir, passphrase, store }: { dataDir: string; passphrase: string; store: BackupStore },
  owner: Owner,
): Promise<BackedUpSecrets | null> {
  const secrets = await readSecrets(dataDir);
  const names = Object.keys(secrets);
  if (names.length === 0) return null;
  const { seal, content } = await sealWith(passphrase, Buffer.from(JSON.stringify(secrets)), aboutOf(owner));
  const written = await store.write(secretsName(owner.backup), Readable.from([content]));
  return { ...written, names, seal };
}

/**
 * The secrets of a backup, to be put back into a data folder; none where it has none.
 * @throws OperatorError for another passphrase, and when the folder has other secrets, which a restore does not overwrite;
 *   DamagedContent
 */
export async function findSecrets(
  { store, dataDir }: { store: BackupStore; dataDir: string },
  { backup, manifest, passphrase }: { backup: string; manifest: BackupManifest; passphrase: string },
): Promise<Secrets> {
  const secrets = await openSecrets(store, { backup, manifest, passphrase });
  const present = await readSecrets(dataDir);
  for (const file of Object.values(secretFiles))
    if (secrets[file] !== undefined && present[file] !== undefined && present[file] !== secrets[file])
      throw new OperatorError(
        `${join(dataDir, file)} is another one than in the backup: move it away, or restore without BACKUP_PASSPHRASE.`,
      );
  return secrets;
}

async function openSecrets(
  store: BackupStore,
  { backup, manifest, passphrase }: { backup: string; manifest: BackupManifest; passphrase: string },
): Promise<Secrets> {
  const { secrets, archiveId } = manifest;
  if (!secrets) return {};
  const name = secretsName(backup);
  let content: Buffer;
  try {
    content = await buffer((await store.read(name)).compose(checkedStream(secrets, name)));
  } catch (error) {
    throw asDamage(error, name);
  }
  const opened = await unsealWith(passphrase, { seal: secrets.seal, content }, aboutOf({ backup, archiveId }));
  if (opened === null)
    throw new OperatorError('BACKUP_PASSPHRASE is not the one that the secrets of this backup were encrypted with.');
  return JSON.parse(opened.toString()) as Secrets;
}

/** Resolves with the names of those that were written; what is there already stays. */
export async function putBackSecrets(dataDir: string, secrets: Secrets): Promise<string[]> {
  const present = await readSecrets(dataDir);
  const missing = Object.values(secretFiles).filter((file) => secrets[file] !== undefined && !(file in present));
  for (const file of missing) {
    const path = join(dataDir, file);
    await writeFile(path, secrets[file] ?? '', { flag: 'wx', mode: 0o600, flush: true }).catch(
      async (error: unknown) => {
        await rm(path, { force: true });
        throw error;
      },
    );
  }
  if (missing.length > 0) await flushToDisk(dataDir);
  return missing;
}

async function readSecrets(dataDir: string): Promise<Secrets> {
  const secrets: Secrets = {};
  for (const file of Object.values(secretFiles)) {
    const content = await readFile(join(dataDir, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (content !== undefined) secrets[file] = content;
  }
  return secrets;
}
