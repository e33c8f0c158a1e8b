import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileMetadata } from '../../src/images/file-metadata.js';

/** What a file with this content says about its photo. */
export async function saidByFile(content: Buffer): ReturnType<typeof readFileMetadata> {
  const folder = await mkdtemp(join(tmpdir(), 'veduta-metadata-'));
  try {
    const path = join(folder, 'scan');
    await writeFile(path, content);
    return await readFileMetadata(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
