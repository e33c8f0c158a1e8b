import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of package.json. Code runs from `src` or from `dist/backend/src`; files that are shipped beside it, such as
 * the demo's data and photographs, are found from here in both cases.
 */
export const packageRoot = findRootAbove(import.meta.dirname);

function findRootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('There is no package.json above the program.');
  return findRootAbove(parent);
}
