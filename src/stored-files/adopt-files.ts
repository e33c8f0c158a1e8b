import { ArchiveIdentity } from '../records/archive-identity.js';
import { withStoredFiles } from './with-stored-files.js';
import { print } from '../platform/process/print.js';

/** `npm run files:adopt`: says whether the originals are those of this database, and makes them so when that is confirmed. */
export const adoptFiles = ({ isConfirmed }: { isConfirmed: boolean }): Promise<void> =>
  withStoredFiles(async (context) => {
    const identity = context.get(ArchiveIdentity);
    const problem = await identity.findProblem();
    if (problem !== null && isConfirmed) await identity.adopt();
    print(problem === null ? 'The originals are those of this database.' : isConfirmed ? 'They are now.' : problem);
    return problem === null || isConfirmed;
  });
