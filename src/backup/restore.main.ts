import 'reflect-metadata';
import { runProgram } from '../platform/process/run-program.js';

await runProgram(
  {
    usage: 'npm run restore -- SOURCE [--backup NAME]',
    text: `Brings an archive back from a backup that npm run backup has made in SOURCE, a folder or s3://bucket/prefix: the newest, or the
one that is named.
DATABASE_URL, or DATA_DIR without it, must have no database yet; originals of the same archive may be there already, and stay.
Every file is compared with its hash. The rows come in one transaction, last: interrupted, run it again. Then start the archive:
the workers make again what is served, and the search is there at once.
Secrets in the backup are put back where BACKUP_PASSPHRASE is set, which must be the one that they were encrypted with.

--backup NAME  20261129T030000Z; npm run backup -- SOURCE --list names them

Ends with 0 when everything is there, 3 when the backup lacks originals, which it names, 1 after an error.`,
    argumentsMax: 1,
    options: ['backup'],
  },
  async (given) => (await import('./run-restore.js')).runRestore(given),
);
