import { Readable } from 'node:stream';
import { Storage } from '../../src/platform/storage/storage.js';
import { archive } from './administration.js';

/** Gives a photo an original that is there, as after an upload. */
export async function storeOriginalOf({ id }: { id: number }): Promise<void> {
  const staged = await archive.app.get(Storage).stage(Readable.from([Buffer.from(`scan ${id}`)]));
  await staged.store();
  await archive.database.query('update photos set original_sha256 = $1 where id = $2', [staged.sha256, id]);
}
