import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run backup -- TARGET [--keep N] [--secrets] [--new] [--list]',
    text: `Makes a backup of the archive in TARGET, a folder or s3://bucket/prefix (docs/backup.md says with which key): all rows of the
database, as they are at one moment, and the originals. The server may run, with its own PostgreSQL or with another one; no program
of PostgreSQL is needed. Of the originals, those that an earlier backup in TARGET has are not copied again. Interrupted, it leaves
nothing that counts as a backup: run it again.

--keep N   keeps the N newest backups in TARGET, and removes older ones with the originals that only these name
--new      begins anew in a TARGET that has had backups and is empty now; without it, its disk is taken for not mounted
--secrets  puts the files with secrets in DATA_DIR into it, encrypted with BACKUP_PASSPHRASE
--list     lists the backups in TARGET, and makes none

Ends with 0 when it is complete, 3 when originals were missing or damaged, which it names, 1 after an error.`,
    argumentsMax: 1,
    switches: ['list', 'new', 'secrets'],
    options: ['keep'],
  },
  async (given) => (await import('./run-backup.js')).runBackup(given),
);
