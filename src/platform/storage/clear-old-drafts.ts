import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDraftName } from './stored-names.js';

/** Removes the drafts in these folders that were not written to for so long. A folder need not exist. */
export async function clearOldDrafts(folders: string[], olderThanMs: number): Promise<void> {
  const oldest = Date.now() - olderThanMs;
  for (const folder of folders)
    for (const name of (await readdir(folder).catch(() => [])).filter(isDraftName)) {
      const path = join(folder, name);
      const changed = await stat(path).catch(() => null);
      if (changed && changed.mtimeMs < oldest) await rm(path, { recursive: true, force: true });
    }
}
