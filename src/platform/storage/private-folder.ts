import { chmodSync, statSync } from 'node:fs';
import { makeFolder } from '../make-folder.js';

/** Other users of the machine must not read drafts, removed photographs and avatars past the application. */
export function makePrivateFolder(folder: string): void {
  makeFolder(folder, 0o700);
  const { mode, uid } = statSync(folder);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(folder, 0o700);
}
