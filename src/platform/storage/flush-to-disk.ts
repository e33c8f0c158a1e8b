import { open } from 'node:fs/promises';

/** A file or a folder: what is written survives a power failure once this resolves. */
export async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
