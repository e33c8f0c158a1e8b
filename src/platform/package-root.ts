import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of package.json. Sources lie in `src`, compiled code in `dist/backend/src`: what is shipped beside the code
 * (the demo's data and pictures) is found from here, whichever of the two is running.
 */
export const packageRoot = findRootAbove(import.meta.dirname);

function findRootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('There is no package.json above the program.');
  return findRootAbove(parent);
}
