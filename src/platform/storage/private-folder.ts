import { chmodSync, mkdirSync, statSync } from 'node:fs';

/** Other users of the machine must not read drafts, removed photographs and avatars past the application. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  if ((mode & 0o077) !== 0 && uid === process.getuid?.()) chmodSync(folder, 0o700);
}
