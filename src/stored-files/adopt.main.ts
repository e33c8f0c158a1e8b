import 'reflect-metadata';
import { ArchiveIdentity } from '../records/archive-identity.js';
import { print, runFilesCommand } from './run-files-command.js';

/** `npm run files:adopt`: makes the originals in DATA_DIR those of this database. */
process.exitCode = await runFilesCommand({
  help: `npm run files:adopt [-- --yes]

Says whether the originals in DATA_DIR are those of the database. With --yes they become so, whosever they were: for a copy of
an archive with a database of its own, or to go on without originals that are lost. Their former archive refuses to start on
them afterwards. Do it only while no server of the other archive uses this folder.`,
  options: ['yes'],
  async run(context, { yes }) {
    const identity = context.get(ArchiveIdentity);
    const problem = await identity.findProblem();
    if (problem !== null && yes) await identity.adopt();
    print(problem === null ? 'The originals are those of this database.' : yes ? 'They are now.' : problem);
    return problem === null || yes;
  },
});
