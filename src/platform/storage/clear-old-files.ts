import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes what is in these folders and was not written to for so long. A folder need not exist. */
export async function clearOldFiles(folders: string[], olderThanMs: number): Promise<void> {
  const oldest = Date.now() - olderThanMs;
  for (const folder of folders)
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const changed = await stat(path).catch(() => null);
      if (changed && changed.mtimeMs < oldest) await rm(path, { recursive: true, force: true });
    }
}
