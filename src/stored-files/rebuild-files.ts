import type { INestApplicationContext } from '@nestjs/common';
import { StoredFilesCheck } from '../photos/files/stored-files-check.js';
import { RebuiltFiles } from './rebuilt-files.js';

const progressEvery = 100;

/** Rebuilds, says what cannot be made, and looks at everything again. False when something is still missing. */
export async function rebuildFiles(
  context: INestApplicationContext,
  options: { onlyMissing: boolean },
  print: (line: string) => void,
): Promise<boolean> {
  let [made, failed] = [0, 0];
  await context.get(RebuiltFiles).run(options, ({ content: { record, id, sha256 }, failure }) => {
    if (failure === null) made += 1;
    else failed += 1;
    if (failure !== null) print(`${record} ${id}, ${sha256}: ${failure}`);
    else if (made % progressEvery === 0) print(`${made} made …`);
  });
  let left = 0;
  for await (const { is } of context.get(StoredFilesCheck).findDifferences()) if (is === 'served_missing') left += 1;
  print(`The files of ${made} contents were made, of ${failed} they could not be; ${left} served files are missing.`);
  return failed + left === 0;
}
